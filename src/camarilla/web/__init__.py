"""The table on the web: HTTP, WebSocket, identity, limits, operations; serves the client."""
