"""The games behind the interfaces that researchers know; docs/research.md describes them."""
