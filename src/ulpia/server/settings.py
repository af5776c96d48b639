"""Settings of a server: from flags, the environment (ULPIA_…) and a TOML file, in this order."""

from __future__ import annotations

import os
from ipaddress import ip_network
from pathlib import Path
from typing import Final, Literal

from platformdirs import user_data_path
from pydantic import Field, field_validator, model_validator
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

FILE_VARIABLE: Final = "ULPIA_SETTINGS"


def default_database() -> str:
    return f"sqlite:///{user_data_path('ulpia', appauthor=False) / 'ulpia.db'}"


class Limits(BaseSettings):
    """Rates, each as `number/period`; by address, or by user where there is one."""

    sign_in: str = "10/minute"
    sign_in_here: str = "5/minute"  # wrong passwords, by account and address
    sign_in_account: str = "100/hour"  # wrong passwords, by account, from new addresses
    guests: str = "20/minute"
    tables: str = "30/minute"
    chat: str = "30/minute"
    moves: str = "40/second"
    requests: str = "100/second"
    reads: str = "20/second"
    undos: str = "120/minute"
    hints: str = "30/minute"
    names: str = "10/minute"
    channels: str = "20/hour"  # by user and by address: where to send notices, and tests of it
    people: str = "60/hour"  # by user: friends, blocks, invitations, reports, programs
    seeks: str = "60/minute"  # by user: a page that seeks a game asks every few seconds
    exports: str = "6/hour"  # by user: all of one's own data
    mails: str = "5/hour"  # by user and by address: mails with a link


class Settings(BaseSettings):
    """All settings with their defaults; docs/hosting.md explains each."""

    model_config = SettingsConfigDict(
        env_prefix="ULPIA_", env_nested_delimiter="__", extra="forbid"
    )

    host: str = "127.0.0.1"
    port: int = Field(8400, ge=0, le=65_535)
    database: str = Field(default_factory=default_database)
    public_url: str | None = None
    allowed_hosts: str = ""
    trusted_proxies: str = "127.0.0.1"
    session_days: int = Field(180, ge=1)
    away_after: int = Field(86_400, ge=60)
    bots: Literal["pool", "queue", "none"] = "pool"
    bot_processes: int = Field(1, ge=1, le=64)
    bot_seconds: float = Field(60.0, gt=0)
    bot_patience: float = Field(15.0, ge=0)
    turn_patience: float = Field(60.0, ge=0)
    open_days: int = Field(14, ge=1)
    keep_chat_days: int = Field(0, ge=0)  # after the game; 0: as long as the game
    keep_guests_days: int = Field(0, ge=0)  # guests without a session; 0: for ever
    head_timeout_s: float = Field(20.0, gt=0)
    body_timeout_s: float = Field(30.0, gt=0)
    write_timeout_s: float = Field(60.0, gt=0)
    ping_interval_s: float = Field(20.0, gt=0)
    ping_timeout_s: float = Field(20.0, gt=0)
    max_tables: int = Field(1000, ge=1)
    max_bot_tables: int = Field(40, ge=0)
    log_format: Literal["json", "text"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics: bool = True
    smtp_host: str | None = None
    smtp_port: int = Field(587, ge=1, le=65_535)
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""
    notice_networks: str = ""
    heartbeat_s: float = Field(5.0, gt=0, le=3_600)
    limits: Limits = Field(default_factory=Limits)

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        file = os.environ.get(FILE_VARIABLE)
        if file is None:
            return init_settings, env_settings
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, Path(file))

    @model_validator(mode="after")
    def require_sender(self) -> Settings:
        """Refuse a mail server without a sender: every mail would fail."""
        if self.smtp_host is not None and not self.mail_from:
            raise ValueError("smtp_host needs mail_from, the sender of mails")
        return self

    @field_validator("notice_networks")
    @classmethod
    def require_networks(cls, text: str) -> str:
        for part in text.split(","):
            ip_network(part.strip() or "::")
        return text

    def is_https(self) -> bool:
        return (self.public_url or "").startswith("https://")
