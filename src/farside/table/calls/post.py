"""E-mail: one letter in plain words and in HTML, with a link that stops them all."""

from __future__ import annotations

import re
import smtplib
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from html import escape
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from farside.table.calls.rows import Words
from farside.table.calls.wire import WireError

PATIENCE = 20.0  # seconds
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[^\s@.,;:<>()\[\]\"\\]{1,63}\.)+[^\s@.,;:<>()\[\]\"\\]{2,63}"
)
PORTS = {"smtp": 587, "smtps": 465}
PERMANENT = 500
WIRED = SMTP.clone(cte_type="7bit")  # how a letter is written for an office of any age


class Office(NamedTuple):
    """A post office: where letters are handed in, and who writes them."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    sealed: bool = False  # from the first byte; else as soon as the office offers it
    open: bool = False  # letters may go unsealed

    def send(self, letter: EmailMessage) -> None:
        """Hand a letter in; WireError says why it could not be. It blocks, so it is for threads."""
        try:
            line = self._line()
        except (OSError, smtplib.SMTPException) as error:
            raise WireError("mail-unreachable") from error
        try:
            self._hand_in(line, letter)
        except smtplib.SMTPResponseException as error:
            raise refused(error.smtp_code) from error
        except smtplib.SMTPException as error:
            raise WireError("mail-unreachable") from error
        finally:
            line.close()

    def _line(self) -> smtplib.SMTP:
        context = ssl.create_default_context()
        if self.sealed:
            line: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context)
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        line.ehlo()
        if not self.sealed and not self.open:
            line.starttls(context=context)
            line.ehlo()
        if self.user:
            line.login(self.user, self.password)
        return line

    def _hand_in(self, line: smtplib.SMTP, letter: EmailMessage) -> None:
        """Step by step: what is lost on the last word may have arrived."""
        for code, text in (line.mail(self.sender), line.rcpt(str(letter["to"]))):
            if code >= 400:
                raise smtplib.SMTPResponseException(code, text)
        try:
            code, text = line.data(letter.as_bytes(policy=WIRED))
        except (OSError, smtplib.SMTPServerDisconnected) as error:
            raise WireError("mail-no-answer", doubt=True) from error
        if code >= 400:
            raise smtplib.SMTPResponseException(code, text)


def refused(code: int) -> WireError:
    """An office that says no for good, or not now."""
    return WireError("mail-refused" if code >= PERMANENT else "mail-later")


def office(url: str) -> Office:
    """`smtp://user:password@mail.example.org:587?from=farside@example.org`; ValueError says what is possible."""
    where = urlsplit(url)
    if where.scheme not in PORTS or not where.hostname:
        raise ValueError("smtp is an address like smtp://user:password@mail.example.org?from=farside@example.org")
    asked = {name: found[-1] for name, found in parse_qs(where.query).items()}
    user = unquote(where.username or "")
    sender = asked.get("from") or (user if "@" in user else f"farside@{where.hostname}")
    if not ADDRESS.fullmatch(sender) and where.hostname != "localhost":
        raise ValueError(f"smtp wants to know who writes: ?from=farside@example.org, not '{sender}'")
    port = where.port or PORTS[where.scheme]
    open_line = asked.get("tls") == "off" or where.hostname in ("localhost", "127.0.0.1", "::1")
    return Office(where.hostname, port, sender, user, unquote(where.password or ""), where.scheme == "smtps", open_line)


def address(given: str) -> str:
    """A mail address as offices know it; ValueError if it is none."""
    found = given.strip()
    if not ADDRESS.fullmatch(found) or len(found) > 254 or ".." in found:
        raise ValueError("no address")
    name, _, house = found.rpartition("@")
    return f"{name}@{house.encode('idna').decode()}".lower() if not house.isascii() else f"{name}@{house.lower()}"


@dataclass(frozen=True, slots=True)
class Letter:
    """What a letter says besides the words of a call."""

    open: str  # the word on a link to a table
    why: str  # why this letter came
    stop: str  # the word on the link that stops them
    stop_at: str = ""


def written(office: Office, to: str, words: Words, letter: Letter, call: str, now: float) -> EmailMessage:
    """A letter; the same call has the same number, so that a second copy would be known as one."""
    found = EmailMessage()
    found["from"] = str(Address("Farside", addr_spec=office.sender))
    found["to"] = to
    found["subject"] = words.title
    found["date"] = format_datetime(datetime.fromtimestamp(now, UTC))
    found["message-id"] = f"<{call}@{office.sender.rpartition('@')[2]}>"
    found["auto-submitted"] = "auto-generated"
    if letter.stop_at:
        found["list-unsubscribe"] = f"<{letter.stop_at}>"
        found["list-unsubscribe-post"] = "List-Unsubscribe=One-Click"
    found.set_content(in_plain(words, letter))
    found.add_alternative(in_html(words, letter), subtype="html")
    return found


def in_plain(words: Words, letter: Letter) -> str:
    lines = [f"{name}\n{text}\n{address}" for name, text, address in words.lines] or [f"{words.text}\n{words.address}"]
    foot = f"{letter.why}\n{letter.stop}: {letter.stop_at}" if letter.stop_at else letter.why
    return "\n\n".join([words.title, *lines, foot]) + "\n"


def in_html(words: Words, letter: Letter) -> str:
    """As plain as the other: nothing is fetched, nothing tells that it was read."""
    rows = "".join(row(letter, *line) for line in words.lines or [("", words.text, words.address)])
    stop = f' <a href="{escape(letter.stop_at)}">{escape(letter.stop)}</a>' if letter.stop_at else ""
    head = f'<h1 style="font-size:20px">{escape(words.title)}</h1>'
    foot = f'<p style="font-size:13px;color:#466073">{escape(letter.why)}{stop}</p>'
    return f'<div style="font:16px/1.5 system-ui,sans-serif;max-width:34em">{head}{rows}{foot}</div>\n'


def row(letter: Letter, name: str, text: str, address: str) -> str:
    head = f"<b>{escape(name)}</b><br>" if name else ""
    return f'<p>{head}{escape(text)}<br><a href="{escape(address)}">{escape(letter.open)}</a></p>'
