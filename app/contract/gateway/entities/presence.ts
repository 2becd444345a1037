import * as v from 'valibot';
import { code, ownId } from './fields.ts';

/** Whether somebody is connected. */
export const userStatus = v.object({
  userID: ownId,
  /** As `presence`. */
  status: code,
  /** Kinds of devices, 1 to 9. */
  platformIDs: v.nullish(v.array(v.number()), []),
});
