import type { CodeListRefusal, LineRefusal } from '../../../app/lib/codeList/codeList.ts';

/** Why the app ignores an address of a list. */
export const addressReasons: Readonly<Record<LineRefusal, string>> = {
  'not-https': 'does not begin with https://',
  malformed: 'is no plain address in lower case, without query and user name',
  'outside-zone': 'is under none of lines.zones, or on another port',
};

type Reason = { message: string; fix: string };

const again = 'Sign it again with `brand lines sign`, and upload the file as it is.';

/** Why the app ignores a whole list, and what to do about it. */
export const listReasons: Readonly<Record<CodeListRefusal, Reason>> = {
  'too-large': { message: 'It is larger than 64 KiB.', fix: 'Name fewer addresses.' },
  malformed: {
    message: 'It is not a list: addresses, #v, #expires and #sig, each line ended by one LF.',
    fix: again,
  },
  unsigned: { message: 'It has no #sig line.', fix: again },
  'signature-wrong': {
    message:
      'Its signature is not by a key of this brand, is for another brand, or the file was changed.',
    fix: again,
  },
  unverifiable: { message: 'Its signature cannot be checked here.', fix: again },
  expired: { message: 'It has expired.', fix: again },
  older: { message: 'A newer list is known.', fix: 'Sign it with a higher --number.' },
  changed: {
    message: 'Another list with the same version is known.',
    fix: 'Sign it with a higher --number.',
  },
  'no-line': {
    message: 'None of its addresses may be used by this brand.',
    fix: 'Write https addresses under the domains in lines.zones, and sign it again.',
  },
};
