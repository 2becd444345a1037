import { BookUser } from 'lucide-react';
import type { SlotParts } from '../../core/feature/slots.ts';
import { applicationsWaitingAtom } from '../../core/messaging/lists/applicationsWaitingAtom.ts';
import { paths } from '../../core/navigation/paths.ts';

/** What the contacts show on pages that are not their own. */
export const contactSlots: SlotParts = {
  'chatTab.action': [
    {
      id: 'contacts',
      order: 10,
      path: paths.contacts,
      label: 'shell.frame:contacts',
      Icon: BookUser,
      waiting: { count: applicationsWaitingAtom, note: 'shell.frame:friendRequestsWaiting' },
    },
  ],
};
