// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Camera, openCamera } from './camera.ts';

afterEach(() => vi.unstubAllGlobals());

class Track extends EventTarget {
  isLive = true;
  lamp: boolean | null = null;
  capabilities: MediaTrackCapabilities | null = null;
  refusesLamp = false;

  get getCapabilities() {
    return this.capabilities ? () => this.capabilities : undefined;
  }
  async applyConstraints({ advanced }: { advanced: { torch: boolean }[] }): Promise<void> {
    if (this.refusesLamp) throw new DOMException('', 'OverconstrainedError');
    this.lamp = advanced[0]?.torch ?? null;
  }
  stop(): void {
    this.isLive = false;
  }
}

/** A page that is given these tracks, or fails so. */
function page(answer: Track[] | Error, { isSecure = true } = {}) {
  const asked: MediaStreamConstraints[] = [];
  const tracks = answer instanceof Error ? [] : answer;
  const stream = { getTracks: () => tracks, getVideoTracks: () => tracks };
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', {
    mediaDevices: {
      async getUserMedia(constraints: MediaStreamConstraints) {
        asked.push(constraints);
        if (answer instanceof Error) throw answer;
        return stream;
      },
    },
  });
  return { asked, stream };
}

async function opened(): Promise<Camera> {
  const outcome = await openCamera();
  if (!('camera' in outcome)) throw new Error(outcome.problem);
  return outcome.camera;
}

describe('openCamera', () => {
  it('asks for the back camera, and for no sound', async () => {
    const { asked } = page([new Track()]);
    await opened();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      audio: false,
      video: { facingMode: { ideal: 'environment' } },
    });
  });

  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'missing'],
    ['OverconstrainedError', 'missing'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
  ])('tells %s as %s', async (name, problem) => {
    page(new DOMException('', name));
    expect(await openCamera()).toEqual({ problem });
  });

  it('tells a browser without cameras from a page that is not secure', async () => {
    const { asked } = page([new Track()], { isSecure: false });
    expect(await openCamera()).toEqual({ problem: 'insecure' });
    expect(asked).toEqual([]);
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('navigator', {});
    expect(await openCamera()).toEqual({ problem: 'missing' });
  });

  it('shows the picture in its place, and stops every track when it is closed', async () => {
    const tracks = [new Track(), new Track()];
    const { stream } = page(tracks);
    const camera = await opened();
    const video = {} as HTMLVideoElement;
    camera.showIn(Object.assign(video, { play: () => Promise.reject(new Error('gone')) }));
    expect(video).toMatchObject({ srcObject: stream, muted: true, playsInline: true });
    camera.close();
    expect(tracks.map(({ isLive }) => isLive)).toEqual([false, false]);
    expect(video.srcObject).toBeNull();
  });

  it('says once when the camera goes off by itself', async () => {
    const track = new Track();
    page([track]);
    let losses = 0;
    (await opened()).onLost(() => {
      losses += 1;
    });
    track.dispatchEvent(new Event('ended'));
    track.dispatchEvent(new Event('ended'));
    expect(losses).toBe(1);
  });

  it('switches a lamp, and says when it does not obey', async () => {
    const track = new Track();
    track.capabilities = { torch: true };
    page([track]);
    const camera = await opened();
    expect([camera.hasLight, await camera.setLight(true), track.lamp]).toEqual([true, true, true]);
    track.refusesLamp = true;
    expect([await camera.setLight(false), track.lamp]).toEqual([false, true]);
  });

  it.each([null, {}, { torch: false }])('has no lamp where the track tells %j', async (tells) => {
    const track = new Track();
    track.capabilities = tells;
    page([track]);
    expect((await opened()).hasLight).toBe(false);
  });
});
