import { useEffect, useRef, useState } from 'react';
import type { VideoCount } from '../../../contract/video/checkVideoCount.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { fetchFile } from '../../../platform/fetchFile.ts';

export type Caption = NonNullable<VideoCount['video']>['captions'][number];

/** How many lines controls at the lower edge are high, counted from there. */
const linesAbove = -4;

type Props = {
  caption: Caption;
  /** Controls stand at the lower edge. */
  isLifted: boolean;
};

/**
 * The words of a film in one language. The file is read first: a film could take one of another host only if all
 * of it came with leave to be read.
 */
export function Captions({ caption, isLifted }: Props) {
  const { language, label, url } = caption;
  const address = useMediaAddress()(url);
  const [file, setFile] = useState<string | null>(null);
  const track = useRef<HTMLTrackElement>(null);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    if (address !== null)
      void fetchFile(address).then((found) => {
        if (isOver || typeof found === 'string') return;
        made = URL.createObjectURL(found);
        setFile(made);
      });
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [address]);
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
