import type { StoredMessage } from '../storedMessage.ts';
import type { Content } from './content.ts';

/** What somebody sent already, sent anew: its files are where they are. */
export const copyContent: Content<'copy', { of: StoredMessage }> = {
  kind: 'copy',
  contentTypes: [],
  elementOf({ of }, contents) {
    const copied = contents.sentAnew(of);
    if (!copied) throw new TypeError('This message cannot be sent again.');
    return copied;
  },
};
