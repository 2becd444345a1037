import type { ComposerPanelProps } from '../../../../core/feature/slots.ts';
import type { PartSource } from '../../../../core/lazy/loadedParts.ts';

/** Shows pictures, videos and files before they are sent. */
export const mediaSheet: PartSource<ComposerPanelProps> = {
  load: async () => (await import('./MediaSheet.tsx')).MediaSheet,
};
