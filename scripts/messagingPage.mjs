// What the messaging bench runs inside pages: each function is sent there as text.

/** Runs in a page of the site's origin: writes the rows the app would have written. */
export async function fillStore(rows, messageAt, { history, name }) {
  const database = await new Promise((resolve, reject) => {
    const asked = indexedDB.open(name);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const { count, peer } = history;
  const kept = {
    conversationID: `single_${peer}`,
    ...{ state: 'sent', errCode: 0, localOrder: 0, hasGapBefore: false },
    ...{ isRevoked: false, revokerID: '', isDeleted: false },
  };
  for (let from = 1; from <= count; from += 10_000) {
    await new Promise((resolve, reject) => {
      const work = database.transaction('messages', 'readwrite', { durability: 'relaxed' });
      const store = work.objectStore('messages');
      for (let number = from; number < Math.min(count + 1, from + 10_000); number += 1) {
        store.put(rows.rowOf({ ...messageAt(history, number), ...kept }));
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
  /** Takes a frame as the app does. @type {(event: { data: string }) => void} */
  let heard = () => undefined;
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
      heard = take;
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
  /** A task for each, as the browser makes them. @param {readonly (() => void)[]} works */
  const runEach = (works) => {
    let next = 0;
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      works[next]?.();
      next += 1;
      if (next < works.length) channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);
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
      runEach(waiting);
    },
    /**
     * Frames that the gateway never said, one after the other. @param {readonly string[]} frames
     * @returns {Promise<void>} once the app had the last one
     */
    inject: (frames) =>
      new Promise((resolve) => {
        runEach([...frames.map((data) => () => heard({ data })), () => resolve()]);
      }),
  };
}
