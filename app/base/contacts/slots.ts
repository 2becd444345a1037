import { BookUser, QrCode, ScanLine, UserPlus } from 'lucide-react';
import type { RowFace, SlotParts } from '../../core/feature/slots.ts';
import { applicationsWaitingAtom } from '../../core/messaging/lists/applicationsWaitingAtom.ts';
import { paths, pathToAddFriendView } from '../../core/navigation/paths.ts';

type PersonRowFace = Omit<RowFace, 'path'> & {
  /** @returns where it leads; null where it is not for this person. */
  pathOf: (userID: string) => string | null;
};

declare module '../../core/feature/slots.ts' {
  interface Slots {
    /** A row of the page of a person, for everybody but oneself and the brand's support. */
    'userInfo.row': { face: PersonRowFace; props: null };
    /** What the page of a person says of the group that it was opened from. */
    'userInfo.member': { face: object; props: { userID: string; groupID: string } };
    /** A row above the friends on the page of contacts, with what waits there. */
    'contacts.row': { face: RowFace & { waiting?: Waiting }; props: null };
  }
}

/** What the contacts show on pages that are not their own. */
export const contactSlots: SlotParts = {
  'search.section': [
    {
      id: 'people',
      order: 10,
      load: async () => (await import('./search/PeopleSection.tsx')).PeopleSection,
    },
  ],
  'chatTab.plus': [
    {
      id: 'addFriend',
      order: 10,
      path: paths.addFriend,
      label: 'shell.frame:addFriend',
      Icon: UserPlus,
    },
    {
      id: 'scan',
      order: 80,
      path: pathToAddFriendView('scan'),
      label: 'shell.frame:scan',
      Icon: ScanLine,
    },
    {
      id: 'ownCode',
      order: 90,
      path: pathToAddFriendView('code'),
      label: 'shell.frame:ownCode',
      Icon: QrCode,
    },
  ],
  'chatTab.action': [
    {
      id: 'contacts',
      order: 10,
      path: paths.contacts,
      label: 'shell.frame:contacts',
      Icon: BookUser,
    },
  ],
  'chatTab.waiting': [
    {
      id: 'friendRequests',
      order: 10,
      at: 'contacts',
      count: applicationsWaitingAtom,
      note: 'shell.frame:friendRequestsWaiting',
    },
  ],
};
