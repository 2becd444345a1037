import { contentType } from '../../../contract/gateway/contentType.ts';
import { type Content, fieldIn, inElement, type OutgoingFile } from './content.ts';

type Voice = {
  file: OutgoingFile;
  duration: number;
  peaks: readonly number[];
  /** Of the recording that waited and is sent now; missing where none did. */
  recordingID?: string;
};

/** Numbers of the drawing of a voice message. */
const mostPeaks = 500;

/** The drawing stands beside it: the element has no field for that. */
export const voiceContent: Content<'voice', Voice> = {
  kind: 'voice',
  contentTypes: [contentType.voice],
  elementOf({ file, duration, peaks }) {
    const dataSize = file.blob.size;
    const soundElem = { uuid: '', soundPath: '', sourceUrl: '', dataSize, duration };
    return inElement(contentType.voice, { soundElem }, JSON.stringify({ peaks }));
  },
  files: { file: 'voice' },
  placed: ({ soundElem }, addressOf) =>
    soundElem ? { soundElem: { ...soundElem, sourceUrl: addressOf('file') } } : null,
  noted: ({ recordingID }) => (recordingID === undefined ? {} : { recordingID }),
  sentAnew({ soundElem, ex }) {
    if (!soundElem?.sourceUrl) return null;
    return inElement(contentType.voice, { soundElem: { ...soundElem, soundPath: '' } }, drawn(ex));
  },
};

/** @returns of what stands beside a voice message only the drawing of it */
function drawn(ex: string): string {
  const peaks = fieldIn(ex, 'peaks');
  const isDrawing =
    Array.isArray(peaks) &&
    peaks.length <= mostPeaks &&
    peaks.every((peak) => typeof peak === 'number');
  return isDrawing ? JSON.stringify({ peaks }) : '';
}
