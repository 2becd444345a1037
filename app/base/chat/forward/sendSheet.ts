import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import type { SendSheetProps } from './SendSheet.tsx';

/** What is about to be sent, to whom. */
export const sendSheet: PartSource<SendSheetProps> = {
  namespaces: ['chat.forward', 'common.person'],
  load: async () => (await import('./SendSheet.tsx')).SendSheet,
};
