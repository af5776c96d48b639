"""How endpoints read bodies, answer and describe themselves, all with the structs of `wire`."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import Depends, Path, Request, Response
from starlette.requests import HTTPConnection

from ulpia.server.service.accounts import User
from ulpia.server.service.services import Services
from ulpia.server.transport.compression import accepts_gzip
from ulpia.table import wire
from ulpia.table.refusals import NotAllowed

B = TypeVar("B")

JSON: Final = "application/json"
COOKIE: Final = "ulpia_session"
SHARE_COOKIE: Final = "ulpia_share"
"""Sent for one table only, by its path."""
MAX_KEY: Final = 64
MAX_BODY_BYTES: Final = 16_384
DAY_S: Final = 86_400
ENCODE: Final = msgspec.json.Encoder()

STATUS: Final = {
    "no_table": 404,
    "no_puzzle": 404,
    "no_review": 404,
    "no_player": 404,
    "no_tournament": 404,
    "no_such_day": 404,
    "needs_account": 403,
    "needs_role": 403,
    "banned": 403,
    "not_welcome": 403,
    "own_program": 403,
    "people_only": 403,
    "no_line": 404,
    "no_report": 404,
    "no_program": 404,
    "no_person": 404,
    "sign_in": 401,
    "wrong_password": 403,
    "too_fast": 429,
    "bad_message": 422,
    "bad_name": 422,
    "bad_option": 422,
    "bad_seats": 422,
    "bad_record": 422,
    "bad_target": 422,
    "no_channel": 404,
    "unknown_game": 422,
    "unknown_rules": 422,
    "unknown_lesson": 404,
    "unknown_level": 422,
    "too_large": 413,
    "too_slow": 408,
    "wrong_host": 421,
    "cross_site": 403,
    "too_costly": 503,
    "server_error": 500,
    "unavailable": 503,
}
REFUSED: Final = 409


def reference(struct: Any) -> dict[str, Any]:
    name = struct if isinstance(struct, str) else struct.__name__
    return {"$ref": f"#/components/schemas/{name}"}


def describe(
    answer: Any = None,
    body: Any = None,
    status: int = 200,
    errors: tuple[int, ...] = (),
    media: str = JSON,
) -> dict[str, Any]:
    """Return the arguments that tell FastAPI what an endpoint reads and answers."""
    responses: dict[int | str, Any] = {status: {"description": "done"}}
    if answer is not None:
        schema = reference(answer) if media == JSON else {"type": "string"}
        responses[status]["content"] = {media: {"schema": schema}}
    for error in {*errors, 422, 429, 503}:
        content = {JSON: {"schema": reference(wire.Refused)}}
        responses[error] = {"description": "refused", "content": content}
    route: dict[str, Any] = {
        "status_code": status,
        "responses": responses,
        "response_class": Response,
    }
    if body is not None:
        content = {JSON: {"schema": reference(body)}}
        route["openapi_extra"] = {"requestBody": {"required": True, "content": content}}
    return route


async def read(request: Request, kind: type[B], largest: int = MAX_BODY_BYTES) -> B:
    """Return the body of a request, checked."""
    return decode(msgspec.json.Decoder(kind), await read_bytes(request, largest))


async def read_bytes(request: Request, largest: int = MAX_BODY_BYTES) -> bytes:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise NotAllowed("bad_message", "The body must be application/json.")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            sentence = f"The body must not be larger than {largest} bytes."
            raise NotAllowed("too_large", sentence, {"largest": largest})
    return bytes(body)


def decode(decoder: msgspec.json.Decoder[B], data: bytes | str) -> B:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NotAllowed("bad_message", f"This message is not understood: {error}.") from error


def answer(struct: Any, status: int = 200) -> Response:
    return Response(ENCODE.encode(struct), status, media_type=JSON)


async def compressed_response(
    services: Services,
    request: Request,
    packed: bytes,
    media_type: str,
    headers: dict[str, str] | None = None,
) -> Response:
    """Answer with a compressed body; a client that does not take gzip gets it larger and slower."""
    sent = {**(headers or {}), "Vary": "Accept-Encoding"}
    if accepts_gzip(request.headers):
        sent["Content-Encoding"] = "gzip"
        return Response(packed, headers=sent, media_type=media_type)
    size = int.from_bytes(packed[-4:], "little")  # as gzip ends
    await asyncio.sleep(services.pacer.wait_s(address(request), size))
    body = await asyncio.to_thread(gzip.decompress, packed)
    return Response(body, headers=sent, media_type=media_type)


def no_content() -> Response:
    return Response(status_code=204)


def refusal_response(refused: NotAllowed, position: bytes | None = None) -> Response:
    message = wire.Refused(
        refused.code,
        refused.reason,
        args=refused.arguments,
        ruling=refused.ruling,
        position=None if position is None else msgspec.Raw(position),
    )
    response = answer(message, STATUS.get(refused.code, REFUSED))
    if refused.code == "too_fast":
        response.headers["Retry-After"] = "10"
    if refused.code == "too_slow":
        response.headers["Connection"] = "close"  # the rest of the body is not waited for
    return response


# who asks


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


# Dependencies are coroutines, although they wait for nothing: FastAPI runs plain functions in a
# thread, which costs more than most answers.


async def provide_services(request: Request) -> Services:
    return services_of(request)


async def provide_share_key(connection: HTTPConnection) -> str | None:
    return share_key(connection)


def set_session_cookie(services: Services, response: Response, token: str) -> Response:
    response.set_cookie(
        COOKIE,
        token,
        max_age=services.settings.session_days * DAY_S,
        path="/",
        secure=services.settings.is_https(),
        httponly=True,
        samesite="lax",
    )
    return response


async def visitor(request: Request) -> User | None:
    """Return the user of a request, if any; renew their cookie once an hour."""
    services, token = services_of(request), session_token(request)
    user = await services.accounts.user_of_token(token)
    if user is not None and user.is_renewed and token is not None and COOKIE in request.cookies:
        cookie = set_session_cookie(services, Response(), token).headers["set-cookie"]
        request.state.renewed_cookie = cookie  # the guard adds it to whatever is answered
    return user


def session_token(connection: HTTPConnection) -> str | None:
    """Return by what somebody is known: a browser's cookie, or the token of a program."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


async def host_person(request: Request) -> User:
    user = await person(request)
    if not user.is_host():
        raise NotAllowed("needs_role")
    return user


async def person(request: Request) -> User:
    user = await visitor(request)
    if user is None:
        raise NotAllowed("sign_in", "Come in as a guest or sign in first.")
    return user


def share_key(connection: HTTPConnection) -> str | None:
    """Return the key of the share link by which somebody looks at this table."""
    key = connection.cookies.get(SHARE_COOKIE)
    return key if key and len(key) <= MAX_KEY else None


def address(request: Request) -> str:
    return request.client.host if request.client else "?"


def requester(request: Request, user: User | None) -> str:
    """Return whom slow reads are counted for: the user, or else the address."""
    return address(request) if user is None else user.id


ServicesDep = Annotated[Services, Depends(provide_services)]
Visitor = Annotated[User | None, Depends(visitor)]
Person = Annotated[User, Depends(person)]
Host = Annotated[User, Depends(host_person)]
Share = Annotated[str | None, Depends(provide_share_key)]
TableName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]
