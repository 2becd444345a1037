import type { ComponentType } from 'react';
import type { Peer } from '../../contract/gateway/conversationId.ts';
import type { TextKey } from '../../core/i18n/textKey.ts';
import type { SheetProps } from '../../core/overlay/SheetHost.tsx';

type ComposerPanelFace = {
  label: TextKey;
  Icon: ComponentType<{ className?: string }>;
  /**
   * Files of the device that the entry begins with, as an input asks for them. Browsers let a page ask
   * only in answer to a tap, so the host does, and shows the part once there are some.
   */
  picks?: { accept: string; isMultiple?: boolean; capture?: 'environment' };
};

export type ComposerPanelProps = SheetProps & {
  peer: Peer;
  conversationID: string;
  /** What the person chose, where the entry picks files. It may grow: what was chosen stays. */
  files: readonly File[];
  /** What was chosen is on its way, or another page goes on with it: where one writes is as it was before. */
  onDone: () => void;
};

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** A thing that can be sent, in the panel below the field of a conversation; the part opens over it. */
    'composer.panel': { face: ComposerPanelFace; props: ComposerPanelProps };
  }
}
