/** A page out of sight is not painted: its work waits no longer than this, in milliseconds. */
const longestWait = 300;

/** Runs work once what is there now has been painted. @returns stops waiting. */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(run, longestWait);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // A frame's callbacks come before its painting, tasks after it.
    timer = setTimeout(work);
  });
  function run(): void {
    cancelAnimationFrame(frame);
    work();
  }
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
