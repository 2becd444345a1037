import { isPresent } from '../../../platform/presenceMark.ts';

/** Said by the page that records, until the recording is sent, kept or thrown away. */
export const markOf = (recordingID: string): string => `recording-${recordingID}`;

/** Whether a page makes this recording now, and decides itself what becomes of it. */
export function isRunning(recordingID: string): Promise<boolean> {
  return isPresent(markOf(recordingID));
}
