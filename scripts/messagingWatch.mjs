// What the messaging bench has every page measure. Each function is sent there as text, and leaves
// what it offers on the page's global object.

/** @returns {string} the script that runs in every page before its own */
export function watchScript() {
  const parts = [
    watchChanges,
    watchPaint,
    watchTasks,
    watchOpening,
    watchTexts,
    watchFrames,
    watchGaps,
  ];
  return parts.map((part) => `(${part})();`).join('\n');
}

function watchChanges() {
  const acts = [];
  new MutationObserver(() => {
    for (const act of acts) act();
  }).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['class', 'style'],
  });
  Object.assign(globalThis, {
    /** Has something done whenever the page changed. */
    onPageChange: (act) => acts.push(act),
    /** The bubbles of conversations that were opened or built ahead. */
    shownBubbles: () => [...document.querySelectorAll('section[tabindex="0"] bdi')],
    /** Waits until a value is there. */
    untilThere: (read) =>
      new Promise((resolve) => {
        const wait = () => (read() ? resolve(read()) : setTimeout(wait, 20));
        wait();
      }),
  });
}

function watchPaint() {
  // A frame's callbacks come first, then sizes are observed, which may change the page once more, then
  // it is painted; the message comes after all that.
  let isInFrame = false;
  const acts = [];
  const waiting = [];
  const frames = new MessageChannel();
  frames.port1.onmessage = () => {
    isInFrame = false;
    for (const act of acts.splice(0)) act();
    frame();
  };
  const frame = () =>
    requestAnimationFrame(() => {
      isInFrame = true;
      acts.push(...waiting.splice(0));
      frames.port2.postMessage(null);
    });
  globalThis.afterPaint = (act) => (isInFrame ? acts : waiting).push(act);
  frame();
}

function watchTasks() {
  let longest = 0;
  let total = 0;
  let busy = performance.now();
  let begun = busy;
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      longest = Math.max(longest, duration);
      total += Math.max(0, duration - 50);
      busy = startTime + duration;
    }
  }).observe({ type: 'longtask', buffered: true });
  globalThis.onPageChange(() => {
    busy = performance.now();
  });
  Object.assign(globalThis, {
    isQuiet: () => performance.now() - busy > 800,
    forgetTasks() {
      longest = 0;
      total = 0;
      busy = performance.now();
      begun = busy;
    },
    /** Since they were forgotten: the longest, what they took beyond 50 ms each, and until the last change. */
    tasks: () => ({ longest, total, took: busy - begun }),
  });
}

function watchOpening() {
  let touched = 0;
  let clicked = 0;
  let opened = 0;
  const rows = new Map();
  // The time of the finger itself: a busy page hears of it late.
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      touched = timeStamp;
    },
    true,
  );
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
      opened = 0;
    },
    true,
  );
  // A page that was built ahead is there, but out of sight. To look costs nothing once all is laid out.
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
  let isLooking = false;
  const isInView = (one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const isWhole = () =>
    [...document.querySelectorAll('section[tabindex="0"] img')]
      .filter((one) => isSeen(one) && isInView(one))
      .every((one) => one instanceof HTMLImageElement && one.complete);
  const look = () => {
    isLooking = false;
    if (opened || !globalThis.shownBubbles().some(isSeen)) return;
    if (isWhole()) opened = performance.now();
    else lookSoon();
  };
  const lookSoon = () => {
    isLooking = true;
    globalThis.afterPaint(look);
  };
  globalThis.onPageChange(() => {
    for (const selector of ['a[href*="conversation"]']) {
      if (!rows.has(selector) && document.querySelector(selector)) {
        rows.set(selector, 0);
        globalThis.afterPaint(() => rows.set(selector, performance.now()));
      }
    }
    if (clicked && !opened && !isLooking) lookSoon();
  });
  Object.assign(globalThis, {
    seen: (selector) => globalThis.untilThere(() => rows.get(selector)),
    /** Milliseconds until the messages of a conversation, and the pictures in view, were painted. */
    openedIn: async () => {
      const end = await globalThis.untilThere(() => opened);
      return { touch: end - touched, release: end - clicked };
    },
    /** A conversation is built ahead. */
    isReady: () => globalThis.shownBubbles().length > 0,
  });
}

function watchTexts() {
  let sent = 0;
  let echo = 0;
  let settled = 0;
  let text = '';
  let wanted = '';
  let since = 0;
  let found = 0;
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      // The time of the key itself: a busy page hears of it late.
      if (key === 'Enter') sent = timeStamp;
    },
    true,
  );
  addEventListener('online', () => {
    since = performance.now();
  });
  const bubbleOf = (value) => globalThis.shownBubbles().find((one) => one.textContent === value);
  const lookForOwn = () => {
    const own = bubbleOf(text);
    if (own && !echo) {
      echo = 1;
      globalThis.afterPaint(() => {
        echo = performance.now() - sent;
      });
    }
    const isSettled = own && !/Enviando|Sending/.test(own.parentElement?.textContent ?? '');
    if (isSettled && !settled) settled = performance.now() - sent;
  };
  globalThis.onPageChange(() => {
    if (text) lookForOwn();
    if (wanted && !found && bubbleOf(wanted)) found = performance.now() - since;
  });
  Object.assign(globalThis, {
    watchSend(value) {
      text = value;
      echo = 0;
      settled = 0;
    },
    echoedIn: () => globalThis.untilThere(() => echo > 1 && echo),
    sendTimes: () => ({ echo, settled }),
    watchText(value) {
      wanted = value;
      found = 0;
      since = performance.now();
    },
    textTime: () => found,
    /** Goes to an address within the app. @returns milliseconds until a text is painted */
    goTo(address, value) {
      const begun = performance.now();
      history.pushState({ key: address, idx: (history.state?.idx ?? 0) + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      const isThere = () =>
        globalThis.shownBubbles().some((one) => one.textContent?.trim() === value);
      return new Promise((resolve) => {
        const look = () => {
          if (isThere()) resolve(performance.now() - begun);
          else globalThis.afterPaint(look);
        };
        look();
      });
    },
  });
}

function watchFrames() {
  let shown = [];
  Object.assign(globalThis, {
    countFrames() {
      shown = [];
      const count = (time) => {
        shown.push(time);
        if (shown.length < 100_000) requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    },
    /**
     * Of the last counting: frames a second, the longest between two, in milliseconds, and how many of 60 a
     * second were not there.
     * @param within milliseconds of it that count
     */
    frameRate(within = Number.POSITIVE_INFINITY) {
      const counted = shown.filter((time) => time - shown[0] <= within);
      const gaps = counted.slice(1).map((time, index) => time - counted[index]);
      const length = gaps.reduce((sum, gap) => sum + gap, 0);
      const rate = Math.round((gaps.length / length) * 1000);
      const dropped = gaps.reduce(
        (sum, gap) => sum + Math.max(0, Math.round((gap * 60) / 1000) - 1),
        0,
      );
      return { frames: rate, longest: Math.round(Math.max(...gaps)), dropped };
    },
  });
}

/** Follows how much of a conversation that is scrolled shows no row, when the page gets to look at it. */
function watchGaps() {
  let looks = [];
  const look = ({ target }) => {
    if (!target.matches?.('section[tabindex="0"]')) return;
    const rows = target.querySelector(':scope > div + div > div')?.children ?? [];
    const view = target.getBoundingClientRect();
    let shown = 0;
    for (const row of rows) {
      if (row.style.visibility === 'hidden') continue;
      const { top, bottom } = row.getBoundingClientRect();
      shown += Math.max(0, Math.min(bottom, view.bottom) - Math.max(top, view.top));
    }
    looks.push({ at: performance.now(), share: Math.max(0, 1 - shown / view.height) });
  };
  // Before the list itself hears of it.
  addEventListener('scroll', look, true);
  Object.assign(globalThis, {
    countGaps() {
      looks = [];
    },
    /** @returns percent of the view, on average over the time since the counting began */
    gaps() {
      let sum = 0;
      let length = 0;
      for (const [index, { at, share }] of looks.entries()) {
        const before = looks[index - 1]?.at ?? at;
        sum += share * (at - before);
        length += at - before;
      }
      return Math.round((sum / length) * 100);
    },
  });
}
