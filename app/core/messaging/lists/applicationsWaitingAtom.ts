import { atom } from 'jotai';
import { handleResult } from '../../../contract/gateway/enums.ts';
import { friendApplicationsReceivedAtom } from './listAtoms.ts';

/** How many friend applications wait for the person's answer. */
export const applicationsWaitingAtom = atom((get) => {
  let count = 0;
  for (const application of get(friendApplicationsReceivedAtom).rows.values()) {
    if (application.handleResult === handleResult.pending) count += 1;
  }
  return count;
});
