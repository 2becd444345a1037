import type { ReactNode } from 'react';
import type { TextKey } from '../../core/i18n/textKey.ts';

/** A kind of group that is called by words of its own. */
type GroupKindFace = {
  of: 'channel';
  /** What one of it is called. */
  label: TextKey;
};

/** What shows the page in the words of its kind, by `InKindWords`. */
export type GroupKindProps = { children: ReactNode };

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** The words by which pages of groups call a group of another kind. */
    'group.kind': { face: GroupKindFace; props: GroupKindProps };
  }
}
