"""Identity, rate limits and response headers."""
