// @vitest-environment happy-dom
import { atom, createStore, useAtomValue } from 'jotai';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plainCredentials, plainProfile } from '../../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import type { Call } from '../../../contract/call.ts';
import { CallError, type CallFailure } from '../../../contract/callError.ts';
import type { VideoCount } from '../../../contract/video/checkVideoCount.ts';
import type { Video } from '../../../contract/video/getFindVideo.ts';
import type { Backend } from '../../../core/backend/backend.ts';
import { onlineAtom } from '../../../core/backend/onlineAtom.ts';
import { ActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { sessionAtom } from '../../../core/session/sessionAtom.ts';
import errors from '../../../locales/en-US/common.errors.json';
import common from '../../../locales/en-US/common.json';
import limits from '../../../locales/en-US/video.limit.json';
import texts from '../../../locales/en-US/video.watch.json';
import { mutedAtom, placesAtom, rateAtom } from '../../../parts/playback/watching.ts';
import { pathToVideo } from '../paths.ts';
import { handedAtom } from './opening.ts';
import { WatchScreen } from './WatchScreen.tsx';

const video: Video = {
  videoId: 'v1',
  title: 'The first ferry of the day',
  cover: '/v1.webp',
  thumbnail: '/v1-small.webp',
  width: 1280,
  height: 720,
  type: 'mp4' as const,
  seconds: 60,
  views: 24_000,
  publishedAt: 1_700_000_000,
};
const count: VideoCount = {
  isActivation: 0,
  limit: 5,
  used: 2,
  left: 3,
  resetsAt: null,
  opened: ['v1'],
  video: { videoId: 'v1', url: '/v1.mp4', type: 'mp4', captions: [], expires: 1_800_000_000 },
};

let screen: ShownScreen;
let now = { currentTime: 0, duration: 60 };

/** Documents of tests play nothing: what the element tells is told by the test. */
beforeEach(() => {
  now = { currentTime: 0, duration: 60 };
  const element = HTMLMediaElement.prototype;
  vi.spyOn(element, 'play').mockResolvedValue(undefined);
  vi.spyOn(element, 'pause').mockImplementation(() => undefined);
  vi.spyOn(element, 'load').mockImplementation(() => undefined);
  Object.defineProperties(element, {
    currentTime: {
      configurable: true,
      get: () => now.currentTime,
      set: (place: number) => {
        now.currentTime = place;
      },
    },
    duration: { configurable: true, get: () => now.duration },
    buffered: { configurable: true, get: () => ({ length: 0 }) },
  });
  vi.stubGlobal('MediaError', { MEDIA_ERR_ABORTED: 1, MEDIA_ERR_DECODE: 3 });
  vi.stubGlobal('VTTCue', class {});
});
afterEach(async () => {
  await screen.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const placeAtom = atom<'front' | 'below' | 'gone'>('front');

/** The page, which another one may cover, and which may go. */
function Page() {
  const place = useAtomValue(placeAtom);
  return (
    place !== 'gone' && (
      <ActiveScreen active={place === 'front'}>
        <WatchScreen />
      </ActiveScreen>
    )
  );
}

type Answers = Partial<Record<'getFindVideo' | 'checkVideoCount' | 'bindProUser', () => unknown>>;

async function open(answers: Answers, handOver = false, address = pathToVideo('v1')) {
  const store = createStore();
  store.set(sessionAtom, {
    type: 'logged-in',
    credentials: plainCredentials,
    profile: plainProfile,
  });
  if (handOver) store.set(handedAtom, { video, category: '', opening: Promise.resolve(count) });
  /** What is asked of the video itself. */
  const asked: string[] = [];
  const answer = async (call: Call, input: object) => {
    const name = call.name.replace(/^.*\./, '') as keyof Answers;
    if ('videoId' in input) asked.push(name);
    return name in answers ? answers[name]?.() : { list: [], categories: [], next: null };
  };
  const backend: Backend = {
    call: (call, input) => answer(call, input as object) as never,
    upload: () => Promise.reject(new Error('Nothing is uploaded here.')),
  };
  screen = await showScreen(<Page />, { services: { backend }, address }, store);
  return { asked, store };
}

const byAddress = { getFindVideo: () => ({ list: [video], categories: [], next: null }) };
const film = (): HTMLVideoElement => {
  const found = document.querySelector('video');
  if (!found) throw new Error('There is no film.');
  return found;
};
const says = (...types: string[]) =>
  act(async () => {
    for (const type of types) film().dispatchEvent(new Event(type));
  });
/** The element breaks, and its address answers with a status. */
const breaks = (status: number) =>
  act(async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    Object.defineProperty(film(), 'error', { configurable: true, value: { code: 2 } });
    film().dispatchEvent(new Event('error'));
  });
const press = (key: string) =>
  act(
    async () =>
      void document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
const refuse = (failure: CallFailure) => () => {
  throw new CallError('video.checkVideoCount', failure);
};

describe('a video that was pressed in a list', () => {
  it('starts at once, with the address that the press has asked for and what the list knew', async () => {
    const { asked } = await open({}, true);
    await screen.shows(video.title);
    await screen.shows('24K views');
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    expect(asked).toEqual([]);
    await screen.shows('3 views left');
    await says('timeupdate', 'playing');
    await screen.settles(() => screen.has(texts.pause));
  });
});

describe('a video by its address', () => {
  it('asks for nothing that is counted until it is pressed, and once then', async () => {
    const { asked } = await open({ ...byAddress, checkVideoCount: () => count });
    await screen.settles(() => screen.has(texts.play));
    expect(asked).toEqual(['getFindVideo']);
    expect(film().hasAttribute('src')).toBe(false);
    await screen.tap(texts.play);
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    expect(asked).toEqual(['getFindVideo', 'checkVideoCount']);
  });

  it('says that there is none', async () => {
    await open({ getFindVideo: () => ({ list: [], categories: [], next: null }) });
    await screen.shows(texts.unknownTitle);
  });

  it('says that there is none without an id', async () => {
    const { asked } = await open({}, false, '/pages/find/watch-video');
    await screen.shows(texts.unknownTitle);
    expect(asked).toEqual([]);
  });
});

describe('without a view left', () => {
  it('says so in the place of the player, and plays at once after a code of customer service', async () => {
    let isActivated = false;
    const limited = refuse({
      kind: 'declared',
      domain: 'video',
      name: 'videoLimitReached',
      data: { resetsAt: 1_800_000_000 },
      message: '',
    });
    await open({
      ...byAddress,
      checkVideoCount: () => (isActivated ? { ...count, isActivation: 1, left: null } : limited()),
      bindProUser: () => {
        isActivated = true;
        return { isActivation: 1, isSuperior: 0 };
      },
    });
    await screen.settles(() => screen.has(texts.play));
    await screen.tap(texts.play);
    await screen.shows(limits.usedUp);
    // It takes the place of the button that was pressed: it has to be said.
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(limits.usedUp);
    expect(document.querySelector('video')).toBeNull();
    await screen.tap(limits.enterCode);
    await screen.settles(() => screen.has(common.inviteCode));
    await screen.type(common.inviteCode, 'GOLD-2026');
    await screen.tap(limits.useCode);
    await screen.settles(() => document.querySelector('video')?.src.endsWith('/v1.mp4') === true);
  });
});

describe('the player', () => {
  it('asks anew for an address that ran out, and goes on at the same place', async () => {
    const { asked } = await open({ checkVideoCount: () => count }, true);
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    now.currentTime = 31;
    await says('playing', 'timeupdate');
    await breaks(403);
    await screen.settles(() => asked.length === 1);
    now.currentTime = 0;
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    await says('loadedmetadata');
    expect(now.currentTime).toBe(31);
    expect(screen.has(common.tryAgain)).toBe(false);
  });

  it('says that it did not load, and tries again', async () => {
    const { asked } = await open({ checkVideoCount: () => count }, true);
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    await breaks(500);
    await screen.shows(texts.didNotLoad);
    await screen.tap(common.tryAgain);
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    expect(asked).toEqual(['checkVideoCount']);
  });

  it('goes on by itself when the network is back', async () => {
    const { asked, store } = await open({ checkVideoCount: () => count }, true);
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    await act(async () => store.set(onlineAtom, false));
    await breaks(500);
    await screen.shows(errors.offline);
    await act(async () => store.set(onlineAtom, true));
    await screen.settles(() => asked.length === 1);
  });

  it('says why no address came', async () => {
    await open({ ...byAddress, checkVideoCount: refuse({ kind: 'timeout' }) });
    await screen.settles(() => screen.has(texts.play));
    await screen.tap(texts.play);
    await screen.shows(errors.timeout);
  });

  it('is worked by keys, and says what they did', async () => {
    const { store } = await open({}, true);
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    now.currentTime = 20;
    await says('playing', 'timeupdate');
    await press('l');
    expect(now.currentTime).toBe(30);
    await screen.shows('0:30 of 1:00');
    await press('ArrowLeft');
    expect(now.currentTime).toBe(25);
    await press('>');
    expect([store.get(rateAtom), film().playbackRate]).toEqual([1.25, 1.25]);
    await press('m');
    expect([store.get(mutedAtom), film().muted]).toEqual([true, true]);
    await press('k');
    expect(film().pause).toHaveBeenCalled();
  });

  it('remembers where it was left, and forgets it at the end', async () => {
    const { store } = await open({}, true);
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    now.currentTime = 31.4;
    await says('playing', 'timeupdate', 'pause');
    expect(store.get(placesAtom).get('v1')).toBe(31);
    await says('playing');
    now.currentTime = 60;
    await says('timeupdate', 'ended');
    expect(store.get(placesAtom).size).toBe(0);
    await screen.settles(() => screen.has(texts.replay));
  });

  it('waits to be pressed once it was left while its address was on its way', async () => {
    let answer: (given: VideoCount) => void = () => undefined;
    const coming = new Promise<VideoCount>((resolve) => {
      answer = resolve;
    });
    const { store, asked } = await open({ ...byAddress, checkVideoCount: () => coming });
    await screen.settles(() => screen.has(texts.play));
    await screen.tap(texts.play);
    await act(async () => store.set(placeAtom, 'below'));
    await act(async () => answer(count));
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    expect(film().play).not.toHaveBeenCalled();
    await act(async () => store.set(placeAtom, 'front'));
    await screen.tap(texts.play);
    expect(film().play).toHaveBeenCalledTimes(1);
    expect(asked).toEqual(['getFindVideo', 'checkVideoCount']);
  });

  it('plays again from its start, without asking for an address once more', async () => {
    const { asked } = await open({}, true);
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    now.currentTime = 60;
    await says('playing', 'timeupdate', 'ended');
    vi.mocked(film().play).mockClear();
    await screen.settles(() => screen.has(texts.replay));
    await screen.tap(texts.replay);
    expect(film().play).toHaveBeenCalledTimes(1);
    await says('playing');
    await screen.settles(() => screen.has(texts.pause));
    expect(asked).toEqual([]);
  });

  it('remembers to the second where it was when its page goes', async () => {
    const { store } = await open({}, true);
    await screen.settles(() => film().src.endsWith('/v1.mp4'));
    now.currentTime = 31;
    await says('playing', 'timeupdate');
    now.currentTime = 34;
    await says('timeupdate');
    expect(store.get(placesAtom).get('v1')).toBe(31);
    await act(async () => store.set(placeAtom, 'gone'));
    expect(store.get(placesAtom).get('v1')).toBe(34);
  });

  it('starts nothing that was loaded meanwhile once the browser wants a touch', async () => {
    vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(
      new DOMException('', 'NotAllowedError'),
    );
    await open({}, true);
    await screen.settles(() => screen.has(texts.play));
    expect(screen.has(common.tryAgain)).toBe(false);
  });
});
