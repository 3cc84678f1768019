"""Ways: how somebody wants to be called. Each belongs to a keyring; an address is used once its owner has said so."""

from __future__ import annotations

import asyncio
import hashlib

from farside.table.calls import hooks, post, push, words
from farside.table.calls.bringing import ENDED, GONE, Bringing
from farside.table.calls.calling import new_id
from farside.table.calls.rows import ASKED, HOOK, MAIL, OFF, ON, PUSH, Way
from farside.table.calls.wire import Answer, WireError
from farside.table.trouble import CallError, NoWayError

MOST = {PUSH: 20, MAIL: 1, HOOK: 3}  # that one person may have
LONGEST = 2000  # letters of an address
WRONG = {"not-https": "not-https", "private": "private"}  # what is said of a webhook's address, else that it is none


class Ways:
    """The host's hand for ways."""

    def __init__(self, bringing: Bringing) -> None:
        self.bringing = bringing
        self.calls = bringing.calls

    @property
    def mails(self) -> bool:
        """Whether this house can write mail."""
        return self.bringing.office is not None

    def all(self, ring: str) -> list[Way]:
        return self.calls.ways(ring)

    def mine(self, ring: str, way: str) -> Way:
        """One of somebody's own; NoWayError if there is none."""
        found = self.calls.way(way)
        if found is None or found.ring != ring:
            raise NoWayError
        return found

    # -- adding ------------------------------------------------------------------------------------

    def subscribe(self, ring: str, told: str, device: str, style: str, lang: str, base: str) -> Way:
        """A browser wants to be called, also when no page of ours is open."""
        try:
            found = push.read(told)
            self.bringing.wire.check(found.endpoint)
        except (ValueError, WireError) as error:
            raise CallError("subscription") from error
        self.bringing.store.rings.put(ring, ENDED, None)
        for old in self.all(ring):
            if old.kind == PUSH and old.device == device:  # the same browser, with a newer subscription
                self.calls.drop(old.id)
        return self._put(Way(named(ring, found.endpoint), ring, PUSH, push.written(found), style, device, lang, base))

    async def mail(self, ring: str, address: str, lang: str, base: str) -> Way:
        """Somebody wants to be written to: the address is asked first."""
        if not self.mails:
            raise CallError("no-mail")
        try:
            found = post.address(address)
        except (ValueError, UnicodeError) as error:
            raise CallError("address") from error
        way = Way(self._named(ring, MAIL, found), ring, MAIL, found, lang=lang, base=base, state=ASKED)
        known = self.calls.way(way.id)
        if known is not None and known.state != ASKED:
            return self.switch(ring, way.id, on=True)
        for old in self.all(ring):
            if old.kind == MAIL and old.id != way.id:
                self.calls.drop(old.id)
        self._put(way)
        await self._ask(way)
        return way

    async def _ask(self, way: Way) -> None:
        """Send the letter that asks; a letter that no office takes is told at once."""
        try:
            await asyncio.get_running_loop().run_in_executor(None, self.bringing.confirm, way)
        except WireError as error:
            if error.key == "mail-refused":
                self.calls.drop(way.id)
                raise CallError("mail-refused", way.address) from error
            raise CallError("mail-unreachable") from error

    def hook(self, ring: str, address: str, style: str, lang: str, base: str) -> Way:
        """Somebody wants a room to be told."""
        url = address.strip()
        try:
            self.bringing.wire.check(url[:LONGEST])
        except WireError as error:
            raise CallError(WRONG.get(error.key, "hook")) from error
        kind = style if style in hooks.STYLES else hooks.recognised(url)
        return self._put(Way(self._named(ring, HOOK, url), ring, HOOK, url, kind, lang=lang, base=base))

    def _named(self, ring: str, kind: str, address: str) -> str:
        """The same address of the same person is the same way, also if it was carried here from another ring."""
        same = [one.id for one in self.all(ring) if (one.kind, one.address) == (kind, address)]
        return same[0] if same else named(ring, address)

    def _put(self, way: Way) -> Way:
        others = [one for one in self.all(way.ring) if one.kind == way.kind and one.id != way.id]
        if len(others) >= MOST[way.kind]:
            raise CallError("many-ways", str(MOST[way.kind]))
        made = way._replace(created=self.bringing.clock.now())
        self.calls.put(made)
        return made

    # -- changing ----------------------------------------------------------------------------------

    def switch(self, ring: str, way: str, on: bool) -> Way:
        """Use a way again, or no longer. An address that nobody has confirmed stays as it is."""
        found = self.mine(ring, way)
        if found.state != ASKED:
            found = found._replace(state=ON if on else OFF, note="")
            self.calls.put(found)
        return found

    def forget(self, ring: str, way: str) -> None:
        self.calls.drop(self.mine(ring, way).id)

    def confirm(self, word: str) -> Way:
        """Whoever reads this mailbox says yes."""
        found = self.by("confirm", word)
        if found.state == ASKED:
            found = found._replace(state=ON, note="")
            self.calls.put(found)
        return found

    def stop(self, word: str) -> Way:
        """Whoever reads this mailbox wants no more of it."""
        found = self.by("stop", word)._replace(state=OFF, note="")
        self.calls.put(found)
        return found

    def by(self, what: str, word: str) -> Way:
        """The way that a word from a mail opens; CallError if it opens none."""
        found = self.bringing.by_word(what, word)
        if found is None:
            raise CallError("word")
        return found

    # -- trying ------------------------------------------------------------------------------------

    async def trial(self, way: Way) -> Tried:
        """Call somebody now, in his own sight; says what came back."""
        said = words.trial(way.lang, way.base)
        try:
            answer = await self.bringing.now(way, said, new_id())
        except WireError as error:
            return Tried(way, None, error.key)
        if way.kind == PUSH and answer.status in GONE:
            self.bringing.gone(way)
        return Tried(way, answer, "" if answer.good else f"status-{answer.status}")


class Tried:
    """What came of a trial call: an answer, or why there is none (as a key)."""

    def __init__(self, way: Way, answer: Answer | None, wrong: str) -> None:
        self.way, self.answer, self.wrong = way, answer, wrong

    @property
    def good(self) -> bool:
        return not self.wrong


def named(ring: str, address: str) -> str:
    """What a way is called that is new."""
    return hashlib.sha256(f"way:{ring}:{address}".encode("utf-8", "replace")).hexdigest()[:24]
