import { contentType as type } from '../../../contract/gateway/contentType.ts';
import { mentionElement } from '../messageModel/mentionElement.ts';
import type { Mention } from '../messageModel/mentions.ts';
import { type QuotedName, quotedNameOf } from '../messageModel/quotedName.ts';
import { writtenWords } from '../messageModel/writtenWords.ts';
import type { Content, MessageContent } from './content.ts';

/** What belongs to a text beside its words. */
export type TextExtras = {
  /** It answers that message of the same conversation. */
  quoted?: QuotedName | undefined;
  /** Whom it names, and where. */
  mentions?: readonly Mention[] | undefined;
};

type Text = { text: string } & TextExtras;

/** Words. Forwarded they are a text, without whom they mention and what they quote. */
export const textContent: Content<'text', Text> = {
  kind: 'text',
  contentTypes: [type.text, type.atText, type.advancedText, type.quote],
  elementOf: textElement,
  sentAnew(message) {
    const content = writtenWords(message);
    return content === null ? null : { contentType: type.text, content };
  },
  forwarded(message) {
    const text = writtenWords(message);
    return text === null ? null : { kind: 'text', text };
  },
};

/** What is quoted is filled in when it is sent: until then it may be taken back. */
export function textElement({ text, quoted, mentions = [] }: Text): MessageContent {
  if (mentions.length > 0) {
    const quoteMessage = quoted ? quotedNameOf(quoted) : null;
    const atElem = { ...mentionElement(text, mentions), quoteMessage };
    const content = quoted ? '' : JSON.stringify(atElem);
    return { contentType: type.atText, content, atElem };
  }
  if (!quoted) return { contentType: type.text, content: text };
  const quoteElem = { text, quoteMessage: quotedNameOf(quoted), messageEntityList: [] };
  return { contentType: type.quote, content: '', quoteElem };
}
