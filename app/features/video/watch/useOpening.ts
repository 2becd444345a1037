import { useCallback, useRef, useState } from 'react';
import type { VideoCount } from '../../../contract/video/checkVideoCount.ts';

/** What is known of the address of the video on the page. */
export type Opening =
  | { status: 'none' | 'asking' }
  | { status: 'open'; clip: NonNullable<VideoCount['video']> }
  | { status: 'failed'; error: unknown };

type OpeningOfPage = {
  opening: Opening;
  /** Views left after the last answer; null for no limit, and before. */
  left: number | null;
  /** Waits for an answer that was asked for, in the place of an earlier one. */
  take: (answer: Promise<VideoCount>) => void;
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
      if (latest.current === answer) setOpening({ status: 'failed', error });
    }
  }, []);
  return { opening, left, take };
}
