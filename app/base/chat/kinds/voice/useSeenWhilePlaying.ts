import { useSetAtom } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { useIsActiveScreen } from '../../../../core/screen/activeScreen.tsx';
import { isPlayingSeenAtom } from '../../../../parts/voice/voiceAtoms.ts';
import { watchInView } from '../../../../platform/inView.ts';

/** Notes while the bubble of what plays is before the person's eyes: elsewhere a bar stands for it. */
export function useSeenWhilePlaying(body: RefObject<Element | null>, isPlaying: boolean): void {
  const setSeen = useSetAtom(isPlayingSeenAtom);
  const isActive = useIsActiveScreen();
  useEffect(() => {
    if (!isPlaying || !isActive || !body.current) return;
    const stop = watchInView(body.current, setSeen);
    return () => {
      stop();
      setSeen(false);
    };
  }, [body, isPlaying, isActive, setSeen]);
}
