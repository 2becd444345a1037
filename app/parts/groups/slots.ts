import type { ReactNode } from 'react';

/** A kind of group that is called by words of its own. */
type GroupKindFace = { of: 'channel' };

/** What shows the page in the words of its kind, by `InKindWords`. */
export type GroupKindProps = { children: ReactNode };

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** The words by which pages of groups call a group of another kind. */
    'group.kind': { face: GroupKindFace; props: GroupKindProps };
  }
}
