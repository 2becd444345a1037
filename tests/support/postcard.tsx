import { Mail } from 'lucide-react';
import { contentType } from '../../app/contract/gateway/contentType.ts';
import type { SlotParts } from '../../app/core/feature/slots.ts';
import type { Content, OutgoingFile } from '../../app/core/messaging/contents/content.ts';
import type { StoredMessage } from '../../app/core/messaging/storedMessage.ts';
import type { BubbleContentProps, BubbleKind } from '../../app/parts/message/messageKind.ts';

// A kind of message that a feature might have: everything that it takes to be sent and shown is here.

type Postcard = { words: string; file: OutgoingFile };

declare module '../../app/core/messaging/contents/content.ts' {
  interface OutgoingContents {
    postcard: Postcard;
  }
}

type Written = { words: string; url: string };

/** @returns what a postcard says; null for a message that is none */
function readPostcard({ customElem }: Pick<StoredMessage, 'customElem'>): Written | null {
  if (customElem?.description !== 'postcard') return null;
  const { words, url } = JSON.parse(customElem.data) as Written;
  return { words, url };
}

function inElement(written: Written) {
  return {
    customElem: { data: JSON.stringify(written), description: 'postcard', extension: '' },
  };
}

/** How it is sent, and sent anew. */
export const postcardContent: Content<'postcard', Postcard> = {
  kind: 'postcard',
  contentTypes: [contentType.custom],
  elementOf({ words }) {
    const { customElem } = inElement({ words, url: '' });
    return { contentType: contentType.custom, content: JSON.stringify(customElem), customElem };
  },
  files: { file: 'image' },
  placed(message, addressOf) {
    const written = readPostcard(message);
    return written && inElement({ ...written, url: addressOf('file') });
  },
  sentAnew(message) {
    const written = readPostcard(message);
    if (!written?.url) return null;
    const { customElem } = inElement(written);
    return { contentType: contentType.custom, content: JSON.stringify(customElem), customElem };
  },
};

function PostcardBubble({ message }: BubbleContentProps) {
  return <p>{`Postcard from ${readPostcard(message)?.url}`}</p>;
}

/** How it is shown. */
export const postcardKind: BubbleKind = {
  id: 'postcard',
  place: 'bubble',
  contentTypes: [contentType.custom],
  canRead: (message) => readPostcard(message) !== null,
  glyph: Mail,
  name: 'Postcard',
  preview: (message) => `[Postcard] ${readPostcard(message)?.words}`,
  spoken: (message) => `sends a postcard: ${readPostcard(message)?.words}`,
  searched: (message) => readPostcard(message)?.words ?? '',
  viewed: (message) => ({
    form: 'photo',
    url: readPostcard(message)?.url ?? '',
    name: 'postcard.png',
  }),
  content: { form: 'part', source: { load: async () => PostcardBubble } },
  menu: ['forward', 'quote', 'delete'],
};

/** As its feature hands it in. */
export const postcardSlots: SlotParts = {
  'message.kind': [{ id: 'postcard', order: 10, kind: postcardKind, content: postcardContent }],
};
