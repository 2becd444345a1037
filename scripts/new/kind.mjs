// A kind of message: how it is sent and read, what it is called, and its bubble.
import { Refusal } from './changes.mjs';
import { checkCamel, english, pascal } from './names.mjs';
import { addTexts } from './texts.mjs';

/** @typedef {import('./changes.mjs').Changes} Changes */

const contents = 'app/core/messaging/contents';
const kinds = 'app/base/chat/kinds';

/** @param {Changes} changes @param {string} name such as `poll` */
export function addKind(changes, name) {
  checkCamel(name, 'kind of message');
  const words = english(name);
  if (JSON.parse(changes.read('app/locales/en-US/chat.message.json'))[name] !== undefined) {
    throw new Refusal(`chat.message has a text “${name}” already: choose another name.`);
  }
  const type = pascal(name);
  changes.create(`${contents}/${name}.ts`, content(name, type));
  changes.insert(`${contents}/createContents.ts`, 'ownContents', `${name}Content`);
  changes.addImport(
    `${contents}/createContents.ts`,
    `import { ${name}Content } from './${name}.ts';`,
  );
  changes.insert(
    `${contents}/createContents.test.ts`,
    'sendable',
    `${name}: fc.record({ kind: fc.constant('${name}'), title: fc.string() })`,
  );
  changes.create(`${kinds}/${name}/${name}Kind.ts`, kind(name, type));
  changes.create(`${kinds}/${name}/${type}Content.tsx`, bubble(name, type));
  changes.create(`${kinds}/${name}/${name}Kind.test.tsx`, firstTest(name));
  changes.insert(`${kinds}/messageKinds.ts`, 'messageKinds', `${name}Kind`, 'noticeKind');
  changes.addImport(
    `${kinds}/messageKinds.ts`,
    `import { ${name}Kind } from './${name}/${name}Kind.ts';`,
  );
  addTexts(changes, 'chat.message', { [name]: words, [`${name}Tag`]: `[${words}]` });
}

/** @param {string} name @param {string} type */
const content = (
  name,
  type,
) => `import type { Message } from '../../../contract/gateway/entities/message.ts';
import { contentType } from '../../../contract/gateway/contentType.ts';
import { type Content, fieldIn, inElement, type MessageContent } from './content.ts';

export type ${type} = { title: string };

/** A custom message whose data says that it is one. */
export const ${name}Content: Content<'${name}', ${type}> = {
  kind: '${name}',
  contentTypes: [contentType.custom],
  elementOf: ({ title }) => elementOf({ title }),
  sentAnew(message) {
    const read = ${name}In(message);
    return read && elementOf(read);
  },
};

function elementOf({ title }: ${type}): MessageContent {
  const data = JSON.stringify({ kind: '${name}', title });
  return inElement(contentType.custom, { customElem: { data, description: '', extension: '' } });
}

/** @returns what the message says, which somebody else may have made up; null where it is no such message */
export function ${name}In({ customElem }: Pick<Message, 'customElem'>): ${type} | null {
  const data = customElem?.data ?? '';
  const title = fieldIn(data, 'title');
  return fieldIn(data, 'kind') === '${name}' && typeof title === 'string' ? { title } : null;
}
`;

/** @param {string} name @param {string} type */
const kind = (name, type) => `import { Circle } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import type { Message } from '../../../../contract/gateway/entities/message.ts';
import { ${name}In } from '../../../../core/messaging/contents/${name}.ts';
import type { BubbleKind } from '../../../../parts/message/messageKind.ts';
import { namedKind } from '../namedKind.ts';

const titleOf = (message: Message): string => ${name}In(message)?.title ?? '';

export const ${name}Kind: BubbleKind = {
  ...namedKind({
    id: '${name}',
    contentTypes: [contentType.custom],
    glyph: Circle,
    nameKey: '${name}',
    tagKey: '${name}Tag',
    searched: titleOf,
    detail: titleOf,
  }),
  canRead: (message) => ${name}In(message) !== null,
  content: {
    form: 'part',
    source: {
      load: async () => (await import('./${type}Content.tsx')).${type}Content,
    },
  },
};
`;

/** @param {string} name @param {string} type */
const bubble = (
  name,
  type,
) => `import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { ${name}In } from '../../../../core/messaging/contents/${name}.ts';
import { plainLine } from '../../../../lib/plainText.ts';
import type { BubbleContentProps } from '../../../../parts/message/messageKind.ts';
import * as cards from '../cards.css.ts';

/** Letters of the title that a bubble shows. */
const longestTitle = 200;

export function ${type}Content({ message }: BubbleContentProps) {
  const { t } = useTranslation('chat.message');
  return (
    <span className={cards.name} dir="auto">
      {plainLine(${name}In(message)?.title ?? '', longestTitle) || t('${name}')}
    </span>
  );
}
`;

/** @param {string} name */
const firstTest = (name) => `// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { chat } from '../../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { createContents } from '../../../../core/messaging/contents/createContents.ts';
import { ${name}Kind } from './${name}Kind.ts';

const message = (title: string) =>
  plainMessage(createContents([]).elementOf({ kind: '${name}', title }));

let screen: OpenedConversation;
let takeLayout: () => void;
beforeEach(() => {
  takeLayout = giveLayout();
});
afterEach(async () => {
  await screen.close();
  takeLayout();
});

it('shows its title in a conversation, and its name where it has none', async () => {
  screen = await openConversation({ timeline: { messages: [message('Saturday at the lake')] } });
  await screen.shows('Saturday at the lake');
  await screen.close();
  screen = await openConversation({ timeline: { messages: [message('')] } });
  await screen.shows(chat.${name});
});

it('reads its own messages alone', async () => {
  screen = await openConversation({ timeline: { messages: [] } });
  expect(${name}Kind.canRead?.(message('x'))).toBe(true);
  expect(${name}Kind.canRead?.(plainMessage({ contentType: 110, content: '{}' }))).toBe(false);
});
`;
