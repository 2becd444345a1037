import type { OutgoingContent } from '../../../app/core/messaging/contents/content.ts';
import type { ModelTab } from './modelTab.ts';

/**
 * What became of it, as the person was told: `sent` off the composer and nothing heard yet, `kept` by the
 * device, or `refused` by it, so that it is before the person's eyes again.
 */
export type WritingFate = 'sent' | 'kept' | 'refused';

/** A message somebody wrote and sent with a key. */
export type Writing = {
  userID: string;
  conversationID: string;
  /** Device it was written on, and page of it. */
  device: string;
  tab: ModelTab;
  /** The same as of no other; empty for files. */
  text: string;
  /** Empty until the device said that it has it. */
  clientMsgID: string;
  fate: WritingFate;
  /** Whether the device had it before the key was over. */
  isJournaled: boolean;
  /** Whether the device has it, and not that page alone. */
  isOnDisk: boolean;
  /** What has to stand before it. */
  after: readonly Writing[];
};

/** Everything people wrote, from the key on. */
export function createWritings() {
  const all: Writing[] = [];

  return {
    all,
    /** Those of a person that have an id, as a page could show them, oldest first. */
    knownOf: (userID: string): Writing[] =>
      all.filter((one) => one.userID === userID && one.clientMsgID !== ''),
    begin(
      place: Pick<Writing, 'userID' | 'conversationID' | 'device' | 'tab'>,
      content: 'text' | 'file',
    ): Writing {
      const { userID, conversationID, device, tab } = place;
      const writing: Writing = {
        ...place,
        text: content === 'text' ? `<${userID} ${all.length}>` : '',
        clientMsgID: '',
        fate: 'sent',
        isJournaled: false,
        isOnDisk: true,
        // What another page has not written down yet may come later.
        after: all.filter(
          (one) =>
            one.userID === userID &&
            one.device === device &&
            one.conversationID === conversationID &&
            (one.tab === tab || one.fate !== 'sent' || one.tab.isDead()),
        ),
      };
      all.push(writing);
      return writing;
    },
  };
}

const picture = new Blob(['picture'], { type: 'image/png' });

/** @returns what is sent; a file where there is no text */
export function contentOf({ text }: Writing): OutgoingContent {
  if (text !== '') return { kind: 'text', text };
  return { kind: 'image', file: { blob: picture, name: 'a.png' }, width: 4, height: 3 };
}
