import { useAtom } from 'jotai';
import { mutedAtom, type PlaybackRate, rateAtom } from '../../../parts/playback/watching.ts';

export type PlayerSettings = {
  isMuted: boolean;
  toggleMuted: () => void;
  rate: PlaybackRate;
  chooseRate: (rate: PlaybackRate) => void;
};

/** How the person wants films to sound and how fast to go, on this device. */
export function usePlayerSettings(): PlayerSettings {
  const [muted, setMuted] = useAtom(mutedAtom);
  const [rate, chooseRate] = useAtom(rateAtom);
  const isMuted = muted === true;
  return { isMuted, toggleMuted: () => setMuted(!isMuted), rate, chooseRate };
}
