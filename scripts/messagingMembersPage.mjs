// What the parts of the messaging bench with a group of 2,000 run in its pages. Each function is sent there as text.

/** Runs in a page: what the gateway tells as so many join, one after the other; of each tenth in the conversation. */
export function joinFrames({ groupID, members: count, seq }) {
  const frame = (event, data) =>
    JSON.stringify({ event, errCode: 0, errMsg: '', data: JSON.stringify(data), operationID: '0' });
  const now = Math.floor(Date.now() / 1_000);
  const member = (number) => ({
    ...{ groupID, userID: `joins-${number}`, nickname: `Joins ${number}`, faceURL: '' },
    ...{ roleLevel: 1, joinTime: now, joinSource: 3, inviterUserID: '', muteEndTime: 0 },
    ...{ operatorUserID: '', ex: '', attachedInfo: '' },
  });
  const group = (number) => ({
    ...{ groupID, groupName: 'All of us', notification: '', introduction: '', faceURL: '' },
    ...{ createTime: now, status: 0, creatorUserID: '', groupType: 0, ownerUserID: '' },
    ...{ memberCount: count + number + 1, ex: '', attachedInfo: '', needVerification: 0 },
    ...{ lookMemberInfo: 0, applyMemberFriend: 0, notificationUpdateTime: 0 },
    notificationUserID: '',
  });
  const notice = (number) => ({
    ...{ clientMsgID: `entered-${Date.now()}-${number}`, serverMsgID: `entered-${number}` },
    ...{ createTime: Date.now() + number, sendTime: Date.now() + number, sessionType: 2 },
    ...{ sendID: `joins-${number}`, recvID: '', msgFrom: 200, contentType: 1510, platformID: 5 },
    ...{
      senderNickname: `Joins ${number}`,
      senderFaceUrl: '',
      groupID,
      seq: seq + 1 + number / 10,
    },
    content: JSON.stringify({
      detail: JSON.stringify({ entrantUser: member(number) }),
      defaultTips: '',
    }),
    ...{ isRead: false, status: 2, attachedInfo: '', ex: '' },
  });
  globalThis.joinFrames = Array.from({ length: count }, (_, number) => [
    frame('OnGroupMemberAdded', member(number)),
    frame('OnGroupInfoChanged', group(number)),
    ...(number % 10 === 0 ? [frame('OnRecvNewMessage', notice(number))] : []),
  ]).flat();
}

/** Runs in every page before its own scripts. */
export function watchMembers() {
  let changes = 0;
  let most = 0;
  // Not the button that empties the field, which stands above them.
  const rowSelector = '[role="option"], main a, main [role="button"], main button';
  /** What the field in use holds, and rows below it: those in view, or all. */
  const fieldAndRows = (isInView = (_row) => true) => {
    const field = /** @type {HTMLInputElement | null} */ (document.activeElement);
    const rows = [...document.querySelectorAll(rowSelector)].filter(isInView);
    return [field?.value, ...rows.map((one) => one.textContent)].join('|');
  };
  const isInView = (row) => {
    const { top, bottom } = row.getBoundingClientRect();
    const view = row.closest('[role="listbox"]')?.parentElement?.getBoundingClientRect();
    return bottom > (view?.top ?? 0) && top < (view?.bottom ?? innerHeight);
  };
  globalThis.onPageChange(() => {
    changes += 1;
  });
  const frame = () => {
    most = Math.max(most, changes);
    changes = 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  Object.assign(globalThis, {
    countChanges() {
      globalThis.forgetTasks();
      changes = 0;
      most = 0;
    },
    mostChanges: () => most,
    /** What the field in use holds with the rows in view below it, and with all of them. */
    fieldAndRows: () => ({ seen: fieldAndRows(isInView), all: fieldAndRows() }),
    /**
     * Waits for a key. `keyTimes` resolves to the milliseconds from it until this is in the field and painted:
     * `seen` for the rows in view, `all` for those beyond it as well.
     */
    watchKey(wanted) {
      const times = { seen: 0, all: 0 };
      globalThis.keyTimes = new Promise((resolve, reject) => {
        setTimeout(
          () => reject(new Error(`The rows are not those of before: ${wanted.all}`)),
          10_000,
        );
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            const look = () => {
              // To look takes time that is none of the page's.
              const time = performance.now() - timeStamp;
              if (!times.seen && fieldAndRows(isInView) === wanted.seen) times.seen = time;
              if (fieldAndRows() === wanted.all) resolve({ ...times, all: time });
              else globalThis.afterPaint(look);
            };
            globalThis.afterPaint(look);
          },
          { capture: true, once: true },
        );
      });
    },
  });
}

/** Runs in every page before its own scripts, after `watchScript`. */
export function watchPages() {
  // A page that was built ahead is there, but out of sight.
  const untilSeen = (selector) =>
    new Promise((resolve) => {
      const look = () => {
        const isThere = [...document.querySelectorAll(selector)].some((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        );
        if (isThere) resolve(performance.now());
        else globalThis.afterPaint(look);
      };
      globalThis.afterPaint(look);
    });
  Object.assign(globalThis, {
    openPage(address, selector) {
      const begun = performance.now();
      history.pushState({ key: address, idx: (history.state?.idx ?? 0) + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      return untilSeen(selector).then((end) => end - begun);
    },
    /** Waits for a finger, and then for something that a selector names. */
    watchTouch(selector) {
      const times = { touch: 0, release: 0 };
      // The times of the finger itself: a busy page hears of them late.
      addEventListener(
        'pointerdown',
        ({ timeStamp }) => {
          times.touch = timeStamp;
        },
        { capture: true, once: true },
      );
      globalThis.touchTimes = new Promise((resolve) => {
        addEventListener(
          'click',
          async ({ timeStamp }) => {
            const end = await untilSeen(selector);
            resolve({ touch: end - times.touch, release: end - timeStamp });
          },
          { capture: true, once: true },
        );
      });
    },
  });
}
