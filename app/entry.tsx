import './theme/global.css.ts';

/** Lets the browser paint and answer before the next step. */
const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** Evaluates the code of the first screen step by step: one big step would hold a slow phone's thread. */
async function start(): Promise<void> {
  await import('./shell/boot/steps/react.ts');
  await pause();
  await import('./shell/boot/steps/router.ts');
  await pause();
  await import('./shell/boot/steps/texts.ts');
  await pause();
  const { boot } = await import('./shell/boot/boot.tsx');
  await pause();
  await boot();
}

void start();
