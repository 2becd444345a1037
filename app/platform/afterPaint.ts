/** A page out of sight is not painted: its work waits no longer than this, in milliseconds. */
const longestWait = 300;

/** Runs work once what is there now has been painted. @returns stops waiting. */
export function afterPaint(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const timer = setTimeout(run, longestWait);
  // A frame's callbacks come before its painting, tasks after it. Chromium holds timers back while a finger
  // lies on the page, and messages not.
  const frame = requestAnimationFrame(() => port2.postMessage(null));
  port1.onmessage = run;
  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    port1.onmessage = null;
    port1.close();
  }
  function run(): void {
    stop();
    work();
  }
  return stop;
}
