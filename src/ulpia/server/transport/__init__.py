"""How clients reach the server: HTTP, websockets and middleware."""
