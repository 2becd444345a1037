import * as v from 'valibot';
import { invitePattern } from './superiorCode.ts';

/** Six digits, sent by SMS. */
export const smsCode = v.pipe(
  v.string(),
  v.regex(/^\d{6}$/, 'is not six digits'),
  v.description('Code sent by SMS: 6 digits.'),
);

/** What an SMS code is for; a code for one does not open another. */
export const smsPurpose = v.pipe(
  v.picklist(['register', 'forget', 'setPhone', 'fundPassword']),
  v.description('What the code is for.'),
);

export const inviteCode = v.pipe(
  v.string(),
  v.trim(),
  v.regex(invitePattern, 'is not an invitation code'),
  v.description('Invitation code; those that start with `pro_` name the superior.'),
);
