import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import type { SendSheetProps } from './SendSheet.tsx';

/** What is about to be sent, to whom. */
export const sendSheet: PartSource<SendSheetProps> = {
  load: async () => (await import('./SendSheet.tsx')).SendSheet,
};
