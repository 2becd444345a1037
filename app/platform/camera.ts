export type CameraProblem =
  /** The person, the system or the embedding page does not allow it. */
  | 'refused'
  /** The device has none, or the browser lets no page use it. */
  | 'missing'
  /** The page was opened in a way in which the browser withholds cameras, such as plain http. */
  | 'insecure'
  /** Another app or tab holds it, or it does not start. */
  | 'busy';

/** A camera that is on, until it is closed. */
export interface Camera {
  /** Shows what the camera sees in an element, muted and in its place in the page. */
  showIn(video: HTMLVideoElement): void;
  /** Whether it has a lamp that can be switched. */
  readonly hasLight: boolean;
  /** @returns whether the lamp obeyed. */
  setLight(isOn: boolean): Promise<boolean>;
  /** Calls back once when the camera goes off by itself: unplugged, or no longer allowed. */
  onLost(lost: () => void): void;
  /** Switches it off. */
  close(): void;
}

export type OpenedCamera = { camera: Camera } | { problem: CameraProblem };

declare global {
  /** A lamp: https://w3c.github.io/mediacapture-image/#torch, which the DOM's types lack. */
  interface MediaTrackCapabilities {
    torch?: boolean;
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
  }
}

/** Turns the back camera on; where there is none, any other. The browser asks the person first. */
export async function openCamera(): Promise<OpenedCamera> {
  if (!isSecureContext) return { problem: 'insecure' };
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (typeof devices?.getUserMedia !== 'function') return { problem: 'missing' };
  try {
    const stream = await devices.getUserMedia({
      audio: false,
      video: {
        facingMode: { ideal: 'environment' },
        width: { ideal: 1280 },
        height: { ideal: 720 },
      },
    });
    return { camera: cameraOf(stream) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/** Names as https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia gives them. */
function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return 'busy';
}

function cameraOf(stream: MediaStream): Camera {
  const [track] = stream.getVideoTracks();
  let shownIn: HTMLVideoElement | null = null;
  return {
    // Firefox tells no capabilities before version 132.
    hasLight: track?.getCapabilities?.().torch === true,
    showIn(video) {
      shownIn = video;
      video.muted = true;
      video.playsInline = true;
      video.srcObject = stream;
      // Rejects when the element goes before the first picture came.
      video.play()?.catch(() => undefined);
    },
    async setLight(isOn) {
      try {
        await track?.applyConstraints({ advanced: [{ torch: isOn }] });
        return track !== undefined;
      } catch {
        // Some phones name a lamp and refuse to switch it.
        return false;
      }
    },
    onLost: (lost) => track?.addEventListener('ended', lost, { once: true }),
    close() {
      // Stopping a track from here raises no `ended`.
      for (const each of stream.getTracks()) each.stop();
      if (shownIn) shownIn.srcObject = null;
      shownIn = null;
    },
  };
}
