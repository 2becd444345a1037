import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { Camera } from '../../platform/camera.ts';
import { PictureError } from '../../platform/imageFile.ts';
import { timers } from '../../platform/timers.ts';
import type { ScanDevices } from './scanDevices.ts';
import { firstScanState, type ScanFact, type ScanState, scanReducer } from './scanState.ts';
import { usePageSeen } from './usePageSeen.ts';
import { watchFrames } from './watchFrames.ts';

/** Whether a code is taken; where not, the host of the app whose code it is, null where it is of none. */
export type Verdict = { isTaken: true } | { isTaken: false; otherApp: string | null };

export type TakeCode = (text: string) => Verdict;

type Scan = ScanState & {
  /** Asks for the camera once more. */
  retry: () => void;
  switchLight: (isOn: boolean) => void;
  /** Reads a picture of the album. */
  readPicture: (file: Blob) => void;
};

/**
 * Runs camera and reader while the page is seen and no code has been taken.
 * @param take as `ScanView` has it.
 */
export function useScan(
  video: RefObject<HTMLVideoElement | null>,
  take: TakeCode,
  devices: ScanDevices,
): Scan {
  const [state, dispatch] = useReducer(scanReducer, firstScanState);
  const isSeen = usePageSeen();
  const camera = useRef<Camera | null>(null);
  const judge = useJudge(take, dispatch);
  const isWanted = isSeen && !state.isFound && state.camera.status !== 'blocked';

  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let stop = (): void => undefined;
    dispatch({ type: 'camera-asked' });
    devices.openCamera().then((outcome) => {
      if ('problem' in outcome) {
        if (!isOver) dispatch({ type: 'camera-blocked', problem: outcome.problem });
        return;
      }
      // The person went on while the browser was asking.
      if (isOver || !video.current) outcome.camera.close();
      else stop = start(outcome.camera, video.current);
    });

    const start = (opened: Camera, shown: HTMLVideoElement): (() => void) => {
      camera.current = opened;
      opened.showIn(shown);
      opened.onLost(() => dispatch({ type: 'camera-blocked', problem: 'lost' }));
      dispatch({ type: 'camera-opened', hasLight: opened.hasLight });
      const frames = devices.createFrameReader();
      const stopWatching = watchFrames({
        grab: () => frames.read(shown),
        read: (image) => devices.readCode(image, 'frame'),
        onText: judge,
        onFailed: () => dispatch({ type: 'camera-blocked', problem: 'readerFailed' }),
        timers,
        now: () => performance.now(),
      });
      return () => {
        stopWatching();
        frames.close();
        opened.close();
        camera.current = null;
      };
    };

    return () => {
      isOver = true;
      stop();
      dispatch({ type: 'camera-closed' });
    };
  }, [isWanted, devices, video, judge]);

  const readPicture = useReadPicture(devices, judge, dispatch);
  return {
    ...state,
    retry: () => dispatch({ type: 'camera-asked' }),
    async switchLight(isOn) {
      const hasObeyed = await camera.current?.setLight(isOn);
      dispatch(hasObeyed ? { type: 'light-switched', isLit: isOn } : { type: 'light-failed' });
    },
    readPicture,
  };
}

/** @returns takes or refuses what a code says; it stays the same while the page is open. */
function useJudge(take: TakeCode, dispatch: (fact: ScanFact) => void): (text: string) => void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const judge = useRef((text: string): void => {
    const verdict = latest.current(text);
    dispatch(
      verdict.isTaken
        ? { type: 'code-taken' }
        : { type: 'code-refused', otherApp: verdict.otherApp },
    );
  });
  return judge.current;
}

function useReadPicture(
  devices: ScanDevices,
  judge: (text: string) => void,
  dispatch: (fact: ScanFact) => void,
): (file: Blob) => void {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return async (file) => {
    dispatch({ type: 'picture-chosen' });
    try {
      const text = await devices.readCode(await devices.picturePixels(file), 'picture');
      if (isGone.current) return;
      if (text === null) dispatch({ type: 'picture-failed', note: 'nothingFound' });
      else judge(text);
    } catch (error) {
      if (isGone.current) return;
      if (error instanceof PictureError) dispatch({ type: 'picture-failed', note: error.problem });
      else dispatch({ type: 'camera-blocked', problem: 'readerFailed' });
    }
  };
}
