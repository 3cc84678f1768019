"""Bringing: what was handed on goes to a browser, a mailbox or a webhook, with patience, and never twice.

An attempt is marked before it is made. If the answer says that it failed, it is made again later; where nobody knows
whether it arrived (no answer, or the server died), it is not: who did not hear this call hears the next. A way that
fails three times over an hour is switched off, with a note for its owner.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from hmac import digest

from farside.table.calls import hooks, post, push, quiet, words
from farside.table.calls.rows import HOOK, MAIL, OFF, ON, PUSH, Call, Calls, Post, Way, Words
from farside.table.calls.wire import Answer, Wire, WireError
from farside.table.calls.words import Matter
from farside.table.clocks import Clock
from farside.table.speaking import phrases
from farside.table.store import Store, StoreBusyError
from farside.table.waiting import within

AGAIN = (600.0, 3000.0)  # seconds until the second attempt, and from there to the third
DOUBT = 600.0  # seconds after which an attempt that nobody has ended is given up
MOST = 50  # posts taken in one look
HANDS = 4  # threads that wait for others' servers
GONE = (404, 410)  # what a push service says of a browser that wants no more
ENDED = "calls-ended"  # the setting of a keyring that says which browser of its owner takes no more calls
KEY = "calls-key"  # the secret under which the house keeps what it signs with

log = logging.getLogger("farside.table")

Find = Callable[[Call], Matter | None]
Peace = Callable[[str], quiet.Quiet]


@dataclass
class Bringing:
    """The ways there are from this house, and what is on them."""

    store: Store
    clock: Clock
    wire: Wire = field(default_factory=Wire)
    office: post.Office | None = None  # without one, nobody is sent mail
    contact: str = ""  # whom a push service may write to

    def __post_init__(self) -> None:
        self.calls: Calls = self.store.calls
        self._hands = ThreadPoolExecutor(HANDS, "calls")

    @cached_property
    def house(self) -> push.House:
        """Who signs what is pushed; the key is made once, and kept."""
        kept = self.calls.secret(KEY, push.new_key())
        return push.House(kept, self.contact)

    def stop_word(self, way: str) -> str:
        """What stops the mails of a way; nothing of it is kept."""
        return self._word("stop", way)

    def confirm_word(self, way: str) -> str:
        return self._word("confirm", way)

    def _word(self, what: str, way: str) -> str:
        key = self.calls.secret(KEY, push.new_key())
        return f"{way}.{push.wide(digest(key.encode(), f'{what}:{way}'.encode(), 'sha256')[:18])}"

    def by_word(self, what: str, word: str) -> Way | None:
        """The way that a word opens."""
        way = word.partition(".")[0]
        same = word == self._word(what, way)
        return self.calls.way(way) if same else None

    # -- one look ----------------------------------------------------------------------------------

    async def bring(self, find: Find, peace: Peace) -> None:
        """Everything that is due is tried once."""
        jobs = await within(self._taken, find, peace)
        await asyncio.gather(*(self._try(job) for job in jobs))

    def _taken(self, find: Find, peace: Peace) -> list[Job]:
        now = self.clock.now()
        doubtful = self.calls.doubtful(now - DOUBT, now + DOUBT)
        self.calls.done([one.id for one in doubtful])
        jobs: list[Job] = []
        with suppress_busy():  # what is ours by then is brought all the same
            for one in self._first(now):
                jobs += self._job(one, find, peace)
        return jobs

    def _first(self, now: float) -> list[Post]:
        """What is due, one post a way: the others of a mailbox go along with it."""
        due = self.calls.posts(now, MOST)
        return list({one.way: one for one in reversed(due)}.values())

    def _job(self, first: Post, find: Find, peace: Peace) -> list[Job]:
        """A post that is ours now, with its words; nothing if there is nothing to say any more, or not now.

        It is ours last of all: nothing is asked of the store any more between that and bringing it.
        """
        now, way = self.clock.now(), self.calls.way(first.way)
        if way is None or way.state != ON or not self._opens(way):
            self.calls.done([first.id])
            return []
        until = quiet.ends(peace(first.ring), now)
        if until:
            self.calls.again([first.id], until)
            return []
        along = self.calls.on_way(way.id) if way.kind == MAIL else [first]
        true = {call: find(call) for one in along for call in one.about}
        idle = [one.id for one in along if all(true[call] is None for call in one.about)]
        self.calls.done(idle)
        mine = set(self.calls.take([one.id for one in along if one.id not in idle], now))
        posts = [one for one in along if one.id in mine]
        told = {(call.table, call.seat): found for one in posts for call in one.about if (found := true[call])}
        return [Job(way, posts, words.said(list(told.values()), way.lang, way.base, now))] if posts else []

    def _opens(self, way: Way) -> bool:
        """A browser that was signed off is called no more."""
        if way.device and self.store.rings.of(way.device) != way.ring:
            self.calls.drop(way.id)
            return False
        return True

    async def _try(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self._hands, self.say, job.way, job.words, job.posts[0].id)
        except WireError as error:
            await within(self._failed, job, error.key, error.doubt)
            return
        except Exception:  # our mistake must not call anybody twice
            log.exception("a call was lost on its way")
            await within(self._failed, job, "broken", True)
            return
        await within(self._answered, job, answer)

    def _answered(self, job: Job, answer: Answer) -> None:
        if answer.good:
            self.calls.done(job.ids)
            self.calls.put(job.way._replace(told=self.clock.now(), note=""))
        elif job.way.kind == PUSH and answer.status in GONE:
            self.gone(job.way)
        else:
            self._failed(job, f"status-{answer.status}", False)

    def gone(self, way: Way) -> None:
        """A browser has ended its subscription: it is forgotten, and its owner is told."""
        self.calls.drop(way.id)
        self.store.rings.put(way.ring, ENDED, way.style or "computer")

    def _failed(self, job: Job, note: str, doubt: bool) -> None:
        tries = max(one.tries for one in job.posts) + 1  # with this one
        if not doubt and tries <= len(AGAIN) and note != "mail-refused":
            self.calls.again(job.ids, self.clock.now() + AGAIN[tries - 1])
            return
        self.calls.done(job.ids)
        if not doubt:
            self.calls.put(job.way._replace(state=OFF, note=note))

    # -- saying something --------------------------------------------------------------------------

    def say(self, way: Way, said: Words, call: str) -> Answer:
        """Words on a way, now. It blocks, so it is for threads."""
        return {PUSH: self._push, MAIL: self._mail, HOOK: self._hook}[way.kind](way, said, call)

    def _push(self, way: Way, said: Words, call: str) -> Answer:
        to = push.read(way.address)
        headers = self.house.headers(to.endpoint, self.clock.now(), way.base, said.tag)
        return self.wire.send(to.endpoint, push.sealed(push.told(said), to), headers)

    def _hook(self, way: Way, said: Words, call: str) -> Answer:
        url, body, headers, method = hooks.request(way.style, way.address, said, call)
        return self.wire.send(url, body, headers, method)

    def _mail(self, way: Way, said: Words, call: str) -> Answer:
        if self.office is None:
            raise WireError("mail-unreachable")
        stop = f"{way.base}/calls/stop/{self.stop_word(way.id)}"
        letter = replace(frame(way.lang), stop_at=stop)
        self.office.send(post.written(self.office, way.address, said, letter, call, self.clock.now()))
        return Answer(250, "", 0.0)

    def confirm(self, way: Way) -> None:
        """A letter that asks whether an address is whose it seems to be."""
        assert self.office is not None, "there is no post office"
        say = phrases(way.lang).say
        link = f"{way.base}/calls/confirm/{self.confirm_word(way.id)}"
        said = Words(say("call-confirm-title"), say("call-confirm-text"), link)
        letter = post.Letter(say("call-confirm-open"), say("call-confirm-why"), "")
        self.office.send(post.written(self.office, way.address, said, letter, f"c{way.id}", self.clock.now()))

    async def now(self, way: Way, said: Words, call: str) -> Answer:
        """The same, for somebody who waits for the answer."""
        return await asyncio.get_running_loop().run_in_executor(self._hands, self.say, way, said, call)

    async def close(self) -> None:
        self._hands.shutdown(wait=False, cancel_futures=True)


@contextmanager
def suppress_busy() -> Iterator[None]:
    """A store that does not answer now is asked again at the next look."""
    try:
        yield
    except StoreBusyError as error:
        log.warning("not all calls can be brought now: %s", error)


@dataclass(frozen=True, slots=True)
class Job:
    """Posts that are ours, on one way, and what they say together."""

    way: Way
    posts: list[Post]
    words: Words

    @property
    def ids(self) -> list[str]:
        return [one.id for one in self.posts]


def frame(lang: str) -> post.Letter:
    say = phrases(lang).say
    return post.Letter(say("call-mail-open"), say("call-mail-why"), say("call-mail-stop"))
