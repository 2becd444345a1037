import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeFilm } from '../../../tests/support/fakeFilm.ts';
import { play } from './play.ts';
import type { PlaybackFact } from './playback.ts';

type Said = { type: string; fatal: boolean; response?: { code: number } };

/** The engine as the way to it uses it. */
class FakeEngine {
  static Events = { MEDIA_ATTACHED: 'attached', ERROR: 'error' };
  static ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' };
  static isSupported = (): boolean => FakeEngine.isHere;
  static isHere = true;
  static made: FakeEngine[] = [];
  readonly listeners = new Map<string, (name: string, data: Said) => void>();
  readonly log: string[] = [];
  readonly options: { startPosition: number };
  constructor(options: { startPosition: number }) {
    this.options = options;
    FakeEngine.made.push(this);
  }
  on(name: string, listener: (name: string, data: Said) => void): void {
    this.listeners.set(name, listener);
  }
  loadSource(url: string): void {
    this.log.push(url);
  }
  attachMedia(): void {
    this.listeners.get('attached')?.('attached', { type: '', fatal: false });
  }
  recoverMediaError(): void {
    this.log.push('mend');
  }
  destroy(): void {
    this.log.push('destroy');
  }
  says(data: Said): void {
    this.listeners.get('error')?.('error', data);
  }
}

vi.mock('hls.js/light', () => ({ default: FakeEngine }));

/** Statuses that the address answers; null for no answer. */
let status: number | null = 206;

beforeEach(() => {
  status = 206;
  FakeEngine.isHere = true;
  FakeEngine.made = [];
  vi.stubGlobal('MediaError', {
    MEDIA_ERR_ABORTED: 1,
    MEDIA_ERR_NETWORK: 2,
    MEDIA_ERR_DECODE: 3,
    MEDIA_ERR_SRC_NOT_SUPPORTED: 4,
  });
  vi.stubGlobal('fetch', async () => {
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status: status === 206 ? 200 : status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => vi.dynamicImportSettled().then(() => new Promise((done) => setTimeout(done)));
const url = 'https://app.example/clip';

type Running = { film: FakeFilm; facts: PlaybackFact[]; stop: () => void };

async function start(type: 'mp4' | 'hls', options: { at?: number; starts?: boolean } = {}) {
  const film = new FakeFilm();
  const facts: PlaybackFact[] = [];
  const tell = (fact: PlaybackFact): void => void facts.push(fact);
  const stop = play(film.element, { url, type }, { ...options, tell });
  await settled();
  return { film, facts, stop };
}

const engine = (): FakeEngine => {
  const [made] = FakeEngine.made;
  if (!made) throw new Error('No engine was made.');
  return made;
};

/** The ways a clip is played, and how each of them comes to grief. */
const ways = [
  {
    name: 'an MP4',
    begin: (options = {}) => start('mp4', options),
    async isRefused({ film }: Running, code: number) {
      status = code;
      film.fails(4);
    },
    async isCut({ film }: Running) {
      status = null;
      film.fails(2);
    },
    async isBroken({ film }: Running) {
      film.fails(3);
    },
  },
  {
    name: 'HLS that the browser plays itself',
    begin(options = {}) {
      vi.stubGlobal('ManagedMediaSource', class {});
      return start('hls', options);
    },
    async isRefused({ film }: Running, code: number) {
      status = code;
      film.fails(4);
    },
    async isCut({ film }: Running) {
      status = null;
      film.fails(2);
    },
    async isBroken({ film }: Running) {
      film.fails(4);
      await settled();
      // The engine is the last that is tried.
      engine().says({ type: 'media', fatal: true });
      engine().says({ type: 'media', fatal: true });
    },
  },
  {
    name: 'HLS by the engine',
    begin: (options = {}) => start('hls', options),
    async isRefused(_running: Running, code: number) {
      engine().says({ type: 'network', fatal: false, response: { code } });
    },
    async isCut(_running: Running) {
      engine().says({ type: 'network', fatal: true, response: { code: 0 } });
    },
    async isBroken({ film }: Running) {
      engine().says({ type: 'media', fatal: true });
      engine().says({ type: 'media', fatal: true });
      // The browser by itself is the last that is tried.
      film.fails(4);
    },
  },
  {
    name: 'HLS by the browser where there is no engine',
    begin(options = {}) {
      FakeEngine.isHere = false;
      return start('hls', options);
    },
    async isRefused({ film }: Running, code: number) {
      status = code;
      film.fails(4);
    },
    async isCut({ film }: Running) {
      status = null;
      film.fails(2);
    },
    async isBroken({ film }: Running) {
      film.fails(3);
    },
  },
];

describe.each(ways)('$name', ({ begin, isRefused, isCut, isBroken }) => {
  it('tells what becomes of it in the same words', async () => {
    const { film, facts } = await begin();
    film.says('waiting', 'timeupdate', 'playing', 'pause', 'playing');
    film.ended = true;
    film.says('pause', 'ended');
    expect(facts.map(({ type }) => type)).toEqual([
      'waiting',
      'shown',
      'playing',
      'paused',
      'playing',
      'ended',
    ]);
  });

  it('starts, or only loads', async () => {
    expect((await begin()).film.log).toContain('play');
    expect((await begin({ starts: false })).film.log).not.toContain('play');
  });

  it('says that the browser wants a touch first', async () => {
    const refused = vi.spyOn(FakeFilm.prototype, 'play');
    refused.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    expect((await begin()).facts).toEqual([{ type: 'refused' }]);
    refused.mockRejectedValue(new DOMException('', 'AbortError'));
    expect((await begin()).facts).toEqual([]);
    refused.mockRestore();
  });

  it.each([401, 403, 410])('says that its address is refused with %d', async (code) => {
    const running = await begin();
    await isRefused(running, code);
    await settled();
    expect(running.facts).toEqual([{ type: 'failed', problem: 'expired' }]);
  });

  it('says that it does not come', async () => {
    const running = await begin();
    await isCut(running);
    await settled();
    expect(running.facts).toEqual([{ type: 'failed', problem: 'network' }]);
  });

  it('says that it cannot be played', async () => {
    const running = await begin();
    await isBroken(running);
    await settled();
    expect(running.facts).toEqual([{ type: 'failed', problem: 'unplayable' }]);
  });

  it('lets go of everything when it is stopped, once, and tells nothing more', async () => {
    const running = await begin();
    running.stop();
    running.stop();
    await isCut(running).catch(() => undefined);
    running.film.says('playing', 'waiting', 'timeupdate', 'ended');
    await settled();
    expect(running.facts).toEqual([]);
    expect(running.film.log.slice(-2)).toEqual(['no src', 'load']);
    expect(running.film.log.filter((entry) => entry === 'load').length).toBeLessThan(3);
  });

  it('leaves the element alone for the next one after it has failed', async () => {
    const running = await begin();
    await isCut(running);
    await settled();
    const done = running.film.log.length;
    running.stop();
    expect(running.film.log).toHaveLength(done);
  });
});

describe('a place to begin at', () => {
  it('is taken once the browser knows the clip, which forgets it before', async () => {
    const { film } = await start('mp4', { at: 12 });
    expect(film.currentTime).toBe(0);
    film.says('loadedmetadata');
    expect(film.currentTime).toBe(12);
  });

  it('is where the engine begins to load', async () => {
    await start('hls', { at: 12 });
    expect(engine().options.startPosition).toBe(12);
  });
});

describe('the engine', () => {
  it('plays where the browser promises HLS and cannot, as WebKitGTK', async () => {
    vi.stubGlobal('ManagedMediaSource', class {});
    const { film, facts } = await start('hls');
    expect(FakeEngine.made).toEqual([]);
    film.fails(4);
    await settled();
    film.says('playing');
    expect(engine().log).toEqual([url]);
    expect(facts).toEqual([{ type: 'playing' }]);
  });

  it('asks for nothing before the start where nothing is to be loaded ahead', async () => {
    const film = new FakeFilm();
    film.preload = 'none';
    const stop = play(film.element, { url, type: 'hls' }, { starts: false });
    await settled();
    expect(engine().log).toEqual([]);
    film.says('play');
    expect(engine().log).toEqual([url]);
    stop();
    film.says('play');
    expect(engine().log).toEqual([url, 'destroy']);
  });

  it('is given up while it loads', async () => {
    const stop = play(new FakeFilm().element, { url, type: 'hls' });
    stop();
    await settled();
    expect(FakeEngine.made).toEqual([]);
  });

  it('takes a clip up again once', async () => {
    await start('hls');
    engine().says({ type: 'media', fatal: true });
    expect(engine().log).toEqual([url, 'mend']);
  });

  it('takes no notice of what it mends by itself', async () => {
    const { facts } = await start('hls');
    engine().says({ type: 'network', fatal: false, response: { code: 503 } });
    expect(facts).toEqual([]);
  });
});
