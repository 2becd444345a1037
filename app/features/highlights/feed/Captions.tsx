import { useEffect, useEffectEvent, useRef } from 'react';
import type { Caption } from '../../../contract/media/clip.ts';
import { useCaptionFile } from '../../../parts/playback/useCaptionFile.ts';

type Props = {
  caption: Caption;
  /** Hears what is to be read now; '' for nothing. */
  onWords: (words: string) => void;
};

/**
 * The words of a film in one language, told as they come: where a browser draws them itself, the title and the
 * bar of the time cover them.
 */
export function Captions({ caption, onWords }: Props) {
  const { language, label, url } = caption;
  const file = useCaptionFile(url);
  const track = useRef<HTMLTrackElement>(null);
  const tell = useEffectEvent(onWords);
  useEffect(() => {
    if (file === null || !track.current) return;
    const { track: words } = track.current;
    const follow = (): void => tell(wordsOf(words.activeCues));
    words.mode = 'hidden';
    words.addEventListener('cuechange', follow);
    return () => {
      words.removeEventListener('cuechange', follow);
      words.mode = 'disabled';
      tell('');
    };
  }, [file]);
  if (file === null) return null;
  return <track ref={track} kind="captions" src={file} srcLang={language} label={label} />;
}

/** Without the marks that a file may hold, such as who speaks. */
function wordsOf(cues: TextTrackCueList | null): string {
  return [...(cues ?? [])]
    .map((cue) => (cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''))
    .join('\n');
}
