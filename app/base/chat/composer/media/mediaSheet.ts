import type { PartSource } from '../../../../core/lazy/loadedParts.ts';
import type { ComposerPanelProps } from '../../../../parts/composer/slots.ts';

/** Shows pictures, videos and files before they are sent. */
export const mediaSheet: PartSource<ComposerPanelProps> = {
  load: async () => (await import('./MediaSheet.tsx')).MediaSheet,
};
