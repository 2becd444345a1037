import { useCallback, useRef, useState } from 'react';
import { declaredFailure } from '../../../contract/callError.ts';
import type { VideoCount } from '../../../contract/video/checkVideoCount.ts';

/** What is known of the address of the video on the page. */
export type Opening =
  | { status: 'none' | 'asking' }
  | { status: 'open'; clip: NonNullable<VideoCount['video']> }
  /** All views are used. Seconds since 1970 when the next one comes back. */
  | { status: 'limit'; resetsAt: number }
  | { status: 'failed'; error: unknown };

type OpeningOfPage = {
  opening: Opening;
  /** Views left after the last answer; null for no limit, and before. */
  left: number | null;
  /** Waits for an answer that was asked for, in the place of an earlier one. */
  take: (answer: Promise<VideoCount>) => void;
  /** As before anything was asked for. */
  reset: () => void;
};

export function useOpening(): OpeningOfPage {
  const [opening, setOpening] = useState<Opening>({ status: 'none' });
  const [left, setLeft] = useState<number | null>(null);
  const latest = useRef<Promise<VideoCount> | null>(null);
  const take = useCallback(async (answer: Promise<VideoCount>): Promise<void> => {
    latest.current = answer;
    setOpening({ status: 'asking' });
    try {
      const { video, left: rest } = await answer;
      if (latest.current !== answer) return;
      setLeft(rest);
      setOpening(video ? { status: 'open', clip: video } : { status: 'failed', error: null });
    } catch (error) {
      if (latest.current === answer) setOpening(refusalOf(error));
    }
  }, []);
  const reset = useCallback(() => setOpening({ status: 'none' }), []);
  return { opening, left, take, reset };
}

function refusalOf(error: unknown): Opening {
  const refusal = declaredFailure(error);
  return refusal?.name === 'videoLimitReached'
    ? { status: 'limit', resetsAt: refusal.data.resetsAt }
    : { status: 'failed', error };
}
