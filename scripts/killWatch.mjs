// What the kill bench runs inside pages: sent there as text.

/**
 * Runs in the page before its own scripts: tells the browser's driver of each own bubble at once.
 * @param {Record<string, string>} held what the phone keeps in `localStorage`
 */
export function tellBubbles(held) {
  if (window.self !== window.top) return;
  for (const [key, value] of Object.entries(held)) localStorage.setItem(key, value);
  const pressed = new Map();
  const shown = new Map();
  addEventListener(
    'keydown',
    ({ key, target, timeStamp }) => {
      if (key === 'Enter' && target instanceof HTMLTextAreaElement)
        pressed.set(target.value, timeStamp);
    },
    true,
  );
  const tell = (event) => globalThis.told(JSON.stringify(event));
  // A message comes after the frame is painted.
  const paint = new MessageChannel();
  const painted = [];
  paint.port1.onmessage = () => {
    for (const act of painted.splice(0)) act();
  };
  const afterPaint = (act) => {
    painted.push(act);
    requestAnimationFrame(() => paint.port2.postMessage(null));
  };
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('section[tabindex="0"] bdi')) {
      const text = one.textContent ?? '';
      if (!pressed.has(text)) continue;
      const isKept = one.closest('[data-unkept]') === null;
      const before = shown.get(text);
      if (before === isKept) continue;
      shown.set(text, isKept);
      tell({ text, isKept });
      const since = pressed.get(text);
      afterPaint(() => tell({ text, isKept, after: performance.now() - since }));
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-unkept'] });
}
