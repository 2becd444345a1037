import * as v from 'valibot';

/** Account names: Latin letters, digits, `_` and `.`; 4 to 20. Compared without case. */
export const accountPattern = /^[A-Za-z0-9_.]{4,20}$/;

export const account = v.pipe(
  v.string(),
  v.trim(),
  v.regex(accountPattern, 'is not an account name'),
  v.description('Account name: 4 to 20 letters, digits, "_" or "."; compared without case.'),
);

/** An account name as typed at a login: one that cannot exist is simply wrong there. */
export const typedAccount = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is empty'),
  v.maxLength(64, 'is longer than 64 characters'),
  v.description('Account name, without case.'),
);

export const userId = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(64, 'is longer than 64 characters'),
  v.description('Id of a user, also on the messaging gateway.'),
);

export const activation = v.pipe(
  v.picklist([0, 1]),
  v.description('0 not activated, 1 activated.'),
);
