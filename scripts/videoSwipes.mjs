// Two hundred swipes through the feed of highlights: elements, heap, bytes, and what was on the screen, read from
// the pictures that the browser drew.
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { slowDown } from './phone.mjs';
import { openVideoPhone, swipe } from './videoPhone.mjs';

/** Milliseconds that a clip is looked at, in turn. */
const stays = [300, 600, 1500];
/** A pixel darker than this, from 0 to 255, is black; the clips of this bench have none. */
const black = 24;
/** Where clips have neither bars nor words over them, as shares of the height: in three strips. */
const strips = [
  [0.12, 0.3],
  [0.3, 0.48],
  [0.48, 0.66],
];
/** A strip has this share of black at most: captions, signs and rings take less. */
const mostBlack = 0.5;

/** @param {Buffer} picture JPEG of the whole page. @returns whether a strip of it is black */
async function isBlack(picture) {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return strips.some(([from, to]) => {
    const strip = data.subarray(
      Math.round(from * info.height) * info.width,
      Math.round(to * info.height) * info.width,
    );
    const dark = strip.filter((light) => light < black).length;
    return dark / strip.length > mostBlack;
  });
}

/** Looks at every picture that the browser draws. */
async function watchScreen({ listen }, { sessionId, tell }) {
  const looked = { pictures: 0, black: 0 };
  const waiting = new Set();
  const look = async ({ data, sessionId: frame }) => {
    await tell('Page.screencastFrameAck', { sessionId: frame });
    looked.pictures += 1;
    if (await isBlack(Buffer.from(data, 'base64'))) looked.black += 1;
  };
  const stop = listen((message) => {
    if (message.sessionId !== sessionId || message.method !== 'Page.screencastFrame') return;
    const done = look(message.params).finally(() => waiting.delete(done));
    waiting.add(done);
  });
  await tell('Page.startScreencast', {
    format: 'jpeg',
    quality: 70,
    maxWidth: 195,
    maxHeight: 422,
  });
  return async () => {
    await tell('Page.stopScreencast');
    stop();
    await Promise.all(waiting);
    return looked;
  };
}

/** Counts the bytes of clips that came over the network. */
function countMedia({ listen }, { sessionId }) {
  const ids = new Set();
  const counted = { bytes: 0 };
  listen(({ sessionId: from, method, params }) => {
    if (from !== sessionId) return;
    if (method === 'Network.responseReceived' && params.type === 'Media') ids.add(params.requestId);
    if (method === 'Network.dataReceived' && ids.has(params.requestId))
      counted.bytes += params.encodedDataLength;
  });
  return counted;
}

/** Bytes of the heap that are in use once what nobody needs has gone. */
async function heapOf({ tell }) {
  await tell('HeapProfiler.collectGarbage');
  await tell('HeapProfiler.collectGarbage');
  return (await tell('Runtime.getHeapUsage')).usedSize;
}

/** All that live, also outside of the page; prototypes are not among them. */
async function countElements({ tell }) {
  const { result } = await tell('Runtime.evaluate', { expression: 'HTMLMediaElement.prototype' });
  const { objects } = await tell('Runtime.queryObjects', { prototypeObjectId: result.objectId });
  const counted = await tell('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration:
      'function () { return this.filter((one) => !Object.hasOwn(one, "constructor")).length; }',
    returnByValue: true,
  });
  return counted.result.value;
}

/** What is looked for is seen where it is: without pictures and films the page is black. */
async function proveEye({ read, tell }) {
  const hide = (rule) => `document.querySelector('main').style.visibility = '${rule}'; true`;
  const shot = async () =>
    Buffer.from((await tell('Page.captureScreenshot', { format: 'jpeg' })).data, 'base64');
  if (await isBlack(await shot())) throw new Error('A bright clip was taken for black.');
  await read(hide('hidden'));
  if (!(await isBlack(await shot()))) throw new Error('A black page was not seen.');
  await read(hide('visible'));
}

/** @param {{ isFast: boolean }} network */
const swipes = ({ isFast }) =>
  async function swipeOn({ swipes: count, content, say, ...bench }) {
    await content.putFirst(content.bright);
    const path = `/pages/love/video?id=${content.bright[0]}`;
    const phone = await openVideoPhone(bench, { path, keepsWorker: true });
    await phone.until('watched.frames.length > 3');
    await pause(3000);
    await proveEye(phone);
    const media = countMedia(bench.browser, phone);
    await slowDown(phone, { isFast });
    const heapBefore = await heapOf(phone);
    const place =
      '(({ scrollTop, clientHeight }) => scrollTop / clientHeight)(document.querySelector("main"))';
    const start = await phone.read(`Math.round(${place})`);
    const endScreen = await watchScreen(bench.browser, phone);
    for (let done = 0, made = 0; done < count; made += 1) {
      if (made > count * 1.2) throw new Error(`${made} swipes went ${done} clips on.`);
      await swipe(phone);
      await pause(stays[made % stays.length]);
      done = (await phone.read(`Math.round(${place})`)) - start;
    }
    const looked = await endScreen();
    const elements = await countElements(phone);
    // What was seen of each clip, in seconds.
    const seen = await phone.read(`(() => {
      const seen = {};
      for (const { address, mediaTime } of watched.frames)
        seen[address] = Math.max(seen[address] ?? 0, mediaTime);
      for (const list of Object.values(watched)) list.length = 0;
      return Object.values(seen).reduce((sum, one) => sum + one, 0);
    })()`);
    const growth = (await heapOf(phone)) - heapBefore;
    const { bytes, seconds } = await content.sizeOf(content.bright);
    const wasted = (media.bytes - (seen / seconds) * bytes) / bytes / count;
    await phone.close();
    const where = isFast ? `${count} swipes, fast network` : `${count} swipes`;
    say(`${where}: media elements alive`, String(elements), '≤ 3');
    say(`${where}: heap grew by`, `${(growth / 1e6).toFixed(1)} MB`, '≤ 5 MB');
    say(`${where}: black of ${looked.pictures} pictures drawn`, String(looked.black), '0');
    say(`${where}: loaded and not seen, each`, `${wasted.toFixed(2)} clips`, '≤ 1');
  };

export const swiped = {
  swipes: swipes({ isFast: false }),
  'swipes-fast': swipes({ isFast: true }),
};
