import type { ReactNode } from 'react';
import type { GroupInfo } from '../../contract/gateway/entities/group.ts';
import type { TextKey } from '../../core/i18n/textKey.ts';

/** A kind of group that is called by words of its own. */
type GroupKindFace = {
  of: 'channel';
  /** What one of it is called. */
  label: TextKey;
};

/** What shows the page in the words of its kind, by `InKindWords`. */
export type GroupKindProps = { children: ReactNode };

/** A tab of the list of groups: those of a kind, under a short word. */
type GroupTabFace = GroupKindFace;

/** What a tab of the list of groups is given. */
export type GroupTabProps = {
  /** Those of its kind that the person is in. */
  groups: readonly GroupInfo[];
};

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** The words by which pages of groups call a group of another kind. */
    'group.kind': { face: GroupKindFace; props: GroupKindProps };
    /** A tab of the list of groups, after those of the groups themselves. */
    'groupList.tab': { face: GroupTabFace; props: GroupTabProps };
  }
}
