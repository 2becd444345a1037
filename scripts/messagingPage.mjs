// What the messaging bench runs inside pages: each function is sent there as text.

/** Runs in a page of the site's origin: writes the rows the app would have written. */
export async function fillStore(rows, { count, conversationID, self, name }) {
  const database = await new Promise((resolve, reject) => {
    const asked = indexedDB.open(name);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const peer = conversationID.slice('single_'.length);
  const start = Date.now() - count * 60_000;
  const messageAt = (number) => ({
    clientMsgID: `${conversationID}-${number}`,
    serverMsgID: `server-${conversationID}-${number}`,
    createTime: start + number * 60_000,
    sendTime: start + number * 60_000,
    sessionType: 1,
    sendID: number % 3 === 0 ? self : peer,
    recvID: number % 3 === 0 ? peer : self,
    msgFrom: 100,
    contentType: 101,
    platformID: 5,
    senderNickname: 'Peer',
    senderFaceUrl: '',
    groupID: '',
    content: `Message ${number} ${'with some words '.repeat(number % 7)}`,
    // Before the first one of the server, whose messages are numbered from 1.
    seq: (number + 1) / (count + 2),
    isRead: true,
    status: 2,
    attachedInfo: '',
    ex: '',
    conversationID,
    state: 'sent',
    errCode: 0,
    localOrder: 0,
    hasGapBefore: false,
    isRevoked: false,
    revokerID: '',
    isDeleted: false,
  });
  for (let from = 0; from < count; from += 10_000) {
    await new Promise((resolve, reject) => {
      const work = database.transaction('messages', 'readwrite', { durability: 'relaxed' });
      const store = work.objectStore('messages');
      for (let number = from; number < Math.min(count, from + 10_000); number += 1) {
        store.put(rows.rowOf(messageAt(number)));
      }
      work.oncomplete = resolve;
      work.onerror = () => reject(work.error);
    });
  }
  database.close();
}

/** Runs in every page before its own scripts: puts itself between the app and the gateway. */
export function holdWire() {
  let delay = 0;
  let arrived = 0;
  /** @type {(() => void)[] | null} */
  let held = null;
  const sockets = new Set();
  const later = (work) => (delay === 0 ? work() : setTimeout(work, delay));
  globalThis.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      sockets.add(this);
      this.addEventListener('close', () => sockets.delete(this));
    }
    /** @override */
    set onmessage(take) {
      super.onmessage = (event) => {
        if (String(event.data).startsWith('{"event":"OnRecvNewMessage')) arrived += 1;
        // Replies pass, so that the app does not take the connection for dead.
        if (held && String(event.data).startsWith('{"event":"On')) held.push(() => take(event));
        else later(() => take(event));
      };
    }
    /** @override */
    send(text) {
      later(() => super.send(text));
    }
  };
  globalThis.wire = {
    /** Messages of others, since the page began. */
    arrived: () => arrived,
    slowDown(ms) {
      delay = ms;
    },
    cut() {
      for (const socket of sockets) socket.close();
    },
    hold() {
      held = [];
    },
    /** As a network that was stuck: everything at once. */
    release() {
      const waiting = held ?? [];
      held = null;
      globalThis.forgetTasks();
      // A task for each, as the browser makes them.
      let next = 0;
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        waiting[next]();
        next += 1;
        if (next < waiting.length) channel.port2.postMessage(null);
      };
      channel.port2.postMessage(null);
    },
  };
}

/** Runs in every page before its own scripts. */
export function watchPage() {
  let clicked = 0;
  let opened = 0;
  let sent = 0;
  let echo = 0;
  let settled = 0;
  let text = '';
  let wanted = '';
  let since = 0;
  let found = 0;
  let longest = 0;
  let total = 0;
  let busy = performance.now();
  let shown = [];
  const rows = new Map();
  // A frame's callbacks come first, then sizes are observed, which may change the page once more, then
  // it is painted; the message comes after all that.
  let isInFrame = false;
  const acts = [];
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
  const waiting = [];
  const afterPaint = (act) => (isInFrame ? acts : waiting).push(act);
  frame();
  new PerformanceObserver((list) => {
    for (const { duration, startTime } of list.getEntries()) {
      longest = Math.max(longest, duration);
      total += Math.max(0, duration - 50);
      busy = startTime + duration;
    }
  }).observe({ type: 'longtask', buffered: true });
  addEventListener(
    'click',
    () => {
      clicked = performance.now();
      opened = 0;
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      // The time of the key itself: a busy page hears of it late.
      if (key === 'Enter') sent = timeStamp;
    },
    true,
  );
  const look = () => {
    busy = performance.now();
    for (const selector of ['a[href*="conversation"]']) {
      if (!rows.has(selector) && document.querySelector(selector)) {
        rows.set(selector, 0);
        afterPaint(() => rows.set(selector, performance.now()));
      }
    }
    const bubbles = [...document.querySelectorAll('section[tabindex="0"] bdi')];
    // A page that was built ahead is there, but out of sight.
    const isSeen = (one) => one.checkVisibility({ visibilityProperty: true });
    if (clicked && !opened && bubbles.some(isSeen)) {
      opened = 1;
      afterPaint(() => {
        opened = performance.now() - clicked;
      });
    }
    if (text) {
      const own = bubbles.find((one) => one.textContent === text);
      if (own && !echo) {
        echo = 1;
        afterPaint(() => {
          echo = performance.now() - sent;
        });
      }
      const isSettled = own && !/Enviando|Sending/.test(own.parentElement?.textContent ?? '');
      if (isSettled && !settled) settled = performance.now() - sent;
    }
    if (wanted && !found && bubbles.some((one) => one.textContent === wanted)) {
      found = performance.now() - since;
    }
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['class', 'style'],
  });
  addEventListener('online', () => {
    since = performance.now();
  });
  Object.assign(globalThis, {
    seen: (selector) =>
      new Promise((resolve) => {
        const wait = () =>
          rows.get(selector) ? resolve(rows.get(selector)) : setTimeout(wait, 20);
        wait();
      }),
    openedIn: () =>
      new Promise((resolve) => {
        const wait = () => (opened > 1 ? resolve(opened) : setTimeout(wait, 20));
        wait();
      }),
    /** A conversation is built ahead. */
    isReady: () => document.querySelector('section[tabindex="0"] bdi') !== null,
    isQuiet: () => performance.now() - busy > 800,
    watchSend(value) {
      text = value;
      echo = 0;
      settled = 0;
    },
    echoedIn: () =>
      new Promise((resolve) => {
        const wait = () => (echo > 1 ? resolve(echo) : setTimeout(wait, 20));
        wait();
      }),
    sendTimes: () => ({ echo, settled }),
    watchText(value) {
      wanted = value;
      found = 0;
      since = performance.now();
    },
    textTime: () => found,
    forgetTasks() {
      longest = 0;
      total = 0;
    },
    tasks: () => ({ longest, total }),
    countFrames() {
      shown = [];
      const count = (time) => {
        shown.push(time);
        if (shown.length < 100_000) requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    },
    /** Of the last counting: frames a second, and the longest between two, in milliseconds. */
    frameRate() {
      const gaps = shown.slice(1).map((time, index) => time - shown[index]);
      const length = gaps.reduce((sum, gap) => sum + gap, 0);
      const rate = Math.round((gaps.length / length) * 1000);
      return { frames: rate, longest: Math.round(Math.max(...gaps)) };
    },
  });
}
