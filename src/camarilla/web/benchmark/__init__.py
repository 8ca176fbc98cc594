"""`camarilla bench server`. It is part of the package so that hosts can measure their machine."""
