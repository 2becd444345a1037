import { expect } from 'playwright/test';
import { contentType } from '../../app/contract/gateway/contentType.ts';
import { getAdvancedHistoryMessageList } from '../../app/contract/gateway/functions/history.ts';
import { recordedTypes } from '../../app/platform/voiceRecorder.ts';
import { wordsOf } from '../e2e/support/person.ts';
import { showsMarks } from './conversation.ts';
import { brand, test } from './engines.ts';
import { type Microphone, recordedType, setMicrophone, showsNamed } from './inPage.ts';
import { acquaint, greeting, listName, logIn, row, sendButton, sentMark } from './member.ts';

const { of } = wordsOf(brand);
const record = of('chat.record');
const voice = { selector: 'button', name: of('chat.message')('voice') };
const write = { selector: 'button', name: record('write') };

const refusals: [how: Microphone, said: string][] = [
  ['noRecorder', 'unsupported'],
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
];

test('a voice message is recorded as the engine can, and where it cannot that is said', async ({
  phone,
  site,
}, info) => {
  const { person, self, other } = await acquaint();
  await logIn(phone, site, person);
  await phone.step('opens the conversation', async () => {
    await phone.click(row);
    await phone.wait(showsNamed, 'section bdi', greeting);
  });
  const form = await phone.evaluate(recordedType, recordedTypes);
  for (const [how, said] of refusals) {
    await phone.step(`is told of a microphone with ${how}`, async () => {
      await phone.evaluate(setMicrophone, how);
      await phone.click(voice);
      await phone.wait(showsNamed, 'footer *', record(form === 'none' ? 'unsupported' : said));
      await phone.click(write);
    });
  }
  await phone.evaluate(setMicrophone, 'beeps');
  info.annotations.push({ type: 'records', description: form });
  await phone.step(`records ${form}`, async () => {
    await phone.click(voice);
    if (form === 'none') {
      await phone.wait(showsNamed, 'footer *', record('unsupported'));
      return;
    }
    await phone.click({ selector: 'button', name: record('handsFree') });
    await phone.wait(showsNamed, 'footer *', '0:02');
    await phone.click(sendButton);
    await phone.wait(showsMarks, listName, sentMark, 1);
    const conversationID = `single_${self.credentials.userId}`;
    const input = { conversationID, count: 100, startClientMsgID: '' };
    const { messageList } = await other.client.call(getAdvancedHistoryMessageList, input);
    const [heard] = (messageList ?? []).filter((one) => one.contentType === contentType.voice);
    expect(heard?.soundElem?.sourceUrl).toMatch(
      form === 'audio/mp4' ? /\.m4a$/ : /\.webm$|\.weba$/,
    );
    expect(heard?.soundElem?.duration).toBeGreaterThanOrEqual(2);
  });
  other.leave();
});
