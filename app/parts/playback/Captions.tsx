import { useEffect, useRef, useState } from 'react';
import type { InferOutput } from 'valibot';
import type { caption } from '../../contract/media/clip.ts';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import { fetchFile } from '../../platform/fetchFile.ts';

export type Caption = InferOutput<typeof caption>;

/** Lines of text that controls at the lower edge take the place of. */
const linesAbove = -3;

/**
 * The words of a film in one language. The file is read first: a film could take one of another host only if all
 * of it came with leave to be read.
 */
export function Captions({ caption }: { caption: Caption }) {
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
    const { track: words } = track.current;
    words.mode = 'showing';
    return () => {
      words.mode = 'disabled';
    };
  }, [file]);
  if (file === null) return null;
  return (
    <track
      ref={track}
      kind="captions"
      src={file}
      srcLang={language}
      label={label}
      onLoad={() => liftCues(track.current?.track)}
    />
  );
}

/** Controls would cover what stands at the lower edge. */
function liftCues(words: TextTrack | undefined): void {
  for (const cue of words?.cues ?? []) {
    if (cue instanceof VTTCue && cue.line === 'auto') cue.line = linesAbove;
  }
}
