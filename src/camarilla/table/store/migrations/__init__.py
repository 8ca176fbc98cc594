"""The steps from each version of the database to the next, carried out by Alembic."""
