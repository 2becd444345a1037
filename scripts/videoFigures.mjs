// What the video bench times: from the touch to the first picture that moves.
import { setTimeout as pause } from 'node:timers/promises';
import { median } from './measure.mjs';
import { slowDown } from './phone.mjs';
import { openVideoPhone, swipe, tap } from './videoPhone.mjs';

/** As many frames as say that a clip plays. */
const playing = 4;
/** Loaded ahead of the first swipe, in seconds. */
const enough = 5;

const feedOf = (id) => `/pages/love/video?id=${id}`;
const ms = (figures) => `${Math.round(median(figures))} ms`;

/** @returns the moment of the first frame that moved on, after the finger left, in milliseconds */
async function movedAfterLift({ read, until }, id) {
  const own = `watched.frames.filter(({ address, mediaTime }) =>
    address.includes('/${id}/') && mediaTime > 0.01)`;
  await until(`${own}.length >= ${playing}`);
  return read(`${own}[0].at - watched.lifts[0]`);
}

/** Begins to write down anew. */
const forget = ({ read }) =>
  read('for (const list of Object.values(watched)) list.length = 0; true');

/** How much of a highlight is loaded, as an expression. */
const loadedOf = (id) =>
  `(Object.entries(loadedOf()).find(([address]) => address.includes('/${id}/'))?.[1] ?? 0)`;

/** Each swipe comes once the next clip has five seconds. */
async function swipeReady({ runs, content, say, ...bench }) {
  await content.putFirst(content.measured);
  const phone = await openVideoPhone(bench, {
    path: feedOf(content.measured[0]),
    keepsWorker: true,
  });
  await phone.until(`watched.frames.length >= ${playing}`);
  await slowDown(phone);
  const figures = [];
  // The first swipe warms the page up, as that of every person does.
  for (let run = 1; run <= runs + 1; run += 1) {
    const id = content.measured[run];
    await phone.until(`${loadedOf(id)} >= ${enough}`);
    await pause(1000);
    await forget(phone);
    await swipe(phone);
    figures.push(await movedAfterLift(phone, id));
  }
  await phone.close();
  say('swipe → next clip moves, preloaded', ms(figures.slice(1)), '≤ 100 ms', figures);
}

/** The swipe comes with the first frames of the first clip: nothing of the next has been loaded. */
async function swipeCold({ runs, content, say, ...bench }) {
  await content.putFirst(content.measured);
  const figures = [];
  for (let run = 0; run < runs; run += 1) {
    const [first, next] = content.measured.slice(run * 2);
    const phone = await openVideoPhone(bench, { path: '/pages/tabBar/love', keepsWorker: true });
    const card = `a[href*="id=${first}"]`;
    await phone.until(`document.querySelector('${card}') !== null`);
    await pause(2000);
    await slowDown(phone);
    await tap(phone, card);
    await phone.until(`watched.frames.length >= ${playing}`);
    const ahead = await phone.read(loadedOf(next));
    if (ahead > 0) throw new Error(`${ahead} s of the next clip were there already.`);
    await forget(phone);
    await swipe(phone);
    figures.push(await movedAfterLift(phone, next));
    await phone.close();
  }
  say('swipe → next clip moves, nothing of it loaded', ms(figures), '≤ 1.0 s', figures);
}

/** From the list to the first frame; the page's code is there, as after any moment of rest. */
const watch = (name, what, goal) =>
  async function watchVideo({ runs, content, say, ...bench }) {
    const figures = [];
    for (let run = 0; run < runs; run += 1) {
      const path = '/pages/tabBar/find?section=video';
      // The worker would keep the engine of HLS on the phone.
      const phone = await openVideoPhone(bench, { path, keepsWorker: false });
      const card = `a[href*="id=${content[name]}"]`;
      await phone.until(`document.querySelector('${card}') !== null`);
      await pause(4000);
      await slowDown(phone);
      await forget(phone);
      await tap(phone, card);
      await phone.until('watched.frames.length > 0');
      figures.push(await phone.read('watched.frames[0].at - watched.lifts[0]'));
      await phone.close();
    }
    say(`tap on a video → first frame, ${what}`, ms(figures), goal, figures);
  };

export const timed = {
  'swipe-ready': swipeReady,
  'swipe-cold': swipeCold,
  'watch-mp4': watch('mp4', 'MP4', '≤ 1.2 s'),
  'watch-hls': watch('hls', 'HLS without its engine', '≤ 1.6 s'),
};
