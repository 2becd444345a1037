import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useReducer, useState } from 'react';
import type { Highlight } from '../../../contract/highlights/getPassionateVideo.ts';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { savesDataAtom } from '../../../parts/playback/dataSaver.ts';
import { mutedAtom } from '../../../parts/playback/watching.ts';
import { watchMedia } from '../../../platform/media.ts';
import { isVisible, subscribeVisible } from '../../../platform/visibility.ts';
import { useBlockedHosts } from '../useBlockedHosts.ts';
import { type ClipStates, freshClip, reduceClips } from './clipStates.ts';
import { type FeedClip, reduceFeed, startFeed } from './feedState.ts';

const stillness = watchMedia('(prefers-reduced-motion: reduce)');

const feedClipsOf = (clips: readonly Highlight[]): FeedClip[] =>
  clips.map(({ id, url }) => ({ id, isPlayable: url !== null }));

/**
 * What plays, and where: the three elements, what is known of their clips, and what the person wants of the
 * one in view. Nothing that is not seen plays, and nothing starts by itself where less motion or less data
 * is asked for.
 */
export function useFeed(clips: readonly Highlight[], startId: string) {
  const savesData = useAtomValue(savesDataAtom);
  const [feed, tellFeed] = useReducer(reduceFeed, null, () =>
    startFeed(feedClipsOf(clips), startId, savesData),
  );
  const [states, tellClips] = useReducer(reduceClips, new Map() as ClipStates);
  const [wanted, setWanted] = useState<{ id: string; plays: boolean } | null>(null);
  const [attempts, setAttempts] = useState<ReadonlyMap<string, number>>(new Map());
  const [isCovered, setCovered] = useState(false);
  const isSeen = useIsSeen() && !isCovered;
  const isStill = useStillness();
  const sound = useSound();
  useEffect(() => tellFeed({ type: 'clips-read', clips: feedClipsOf(clips) }), [clips]);
  useEffect(() => tellFeed({ type: 'saver-switched', isOn: savesData }), [savesData]);
  const id = feed.clips[feed.current]?.id ?? '';
  const isBlocked = useBlockedHosts();
  /** A clip can be watched. */
  const canShow = (of: string): boolean => {
    const clip = clips.find((one) => one.id === of);
    return (states.get(of) ?? freshClip).problem === null && clip?.url != null && !isBlocked(clip);
  };
  const startsItself = (of: string): boolean =>
    !isStill && !savesData && !(states.get(of) ?? freshClip).isRefused;
  const own = wanted?.id === id ? wanted.plays : null;
  return {
    feed,
    tellFeed,
    states,
    tellClips,
    sound,
    id,
    /** The one in view can be watched. */
    isOpen: canShow(id),
    /** It is meant to play. */
    plays: isSeen && canShow(id) && (own ?? startsItself(id)),
    /** Whether a clip begins without the person once it is seen. */
    mayStart: (of: string): boolean => isSeen && canShow(of) && startsItself(of),
    /** The person wants the one in view to play, or not to. */
    want: (plays: boolean): void => setWanted({ id, plays }),
    setCovered,
    /** How often a clip was tried anew. */
    attempts,
    tryAgain(failed: string): void {
      tellClips({ id: failed, fact: { type: 'released' } });
      setAttempts((known) => new Map(known).set(failed, (known.get(failed) ?? 0) + 1));
    },
    isStill,
  };
}

/** Remembered for all clips; a browser that refuses sound before a touch has none until then. */
function useSound() {
  const [chosen, choose] = useAtom(mutedAtom);
  const [isSilenced, setSilenced] = useState(false);
  return {
    isMuted: isSilenced || (chosen ?? true),
    silence: (): void => setSilenced(true),
    mute(isMuted: boolean): void {
      setSilenced(false);
      choose(isMuted);
    },
  };
}

/** The page is in front, and the tab is not hidden. */
function useIsSeen(): boolean {
  const isActive = useIsActiveScreen();
  const [visible, setVisible] = useState(isVisible);
  useEffect(() => subscribeVisible(setVisible), []);
  return isActive && visible;
}

function useStillness(): boolean {
  const [isStill, setStill] = useState(stillness.matches);
  useEffect(() => stillness.subscribe(setStill), []);
  return isStill;
}
