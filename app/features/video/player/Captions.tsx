import { useEffect, useRef } from 'react';
import type { Caption } from '../../../contract/media/clip.ts';
import { useCaptionFile } from '../../../parts/playback/useCaptionFile.ts';

/** How many lines controls at the lower edge are high, counted from there. */
const linesAbove = -4;

type Props = {
  caption: Caption;
  /** Controls stand at the lower edge. */
  isLifted: boolean;
};

/** The words of a film in one language. */
export function Captions({ caption, isLifted }: Props) {
  const { language, label, url } = caption;
  const file = useCaptionFile(url);
  const track = useRef<HTMLTrackElement>(null);
  useEffect(() => {
    if (file === null || !track.current) return;
    const element = track.current;
    const { track: words } = element;
    const place = (): void => placeCues(words, isLifted);
    words.mode = 'showing';
    place();
    // Its words are there only once it has loaded.
    element.addEventListener('load', place);
    return () => element.removeEventListener('load', place);
  }, [file, isLifted]);
  if (file === null) return null;
  return <track ref={track} kind="captions" src={file} srcLang={language} label={label} />;
}

function placeCues(words: TextTrack, isLifted: boolean): void {
  for (const cue of words.cues ?? []) {
    if (cue instanceof VTTCue) cue.line = isLifted ? linesAbove : 'auto';
  }
}
