// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { type AnsweringBackend, answeringBackend } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { answeringMessaging } from '../../../../tests/support/people.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { NewChannelScreen } from './NewChannelScreen.tsx';

let screen: ShownScreen;
afterEach(async () => {
  await screen.close();
  sessionStorage.clear();
});

async function open(): Promise<AnsweringBackend> {
  const backend = answeringBackend({
    'groups.createGroup': () => ({ groupId: '88', notAdded: [] }),
  });
  const { messaging } = answeringMessaging({ GetGroupsInfo: [] });
  const services = { backend, messaging };
  screen = await showScreen(
    <NewChannelScreen />,
    { services, address: '/pages/chat/new-channel' },
    member().store,
  );
  return backend;
}

it('needs a name, and no members', async () => {
  const backend = await open();
  await screen.tap('Create channel');
  expect(screen.text()).toContain('Give the channel a name.');
  expect(backend.asked).toEqual([]);
  await screen.type('Channel name', 'Tea news');
  await screen.type('Description', 'All about tea');
  await screen.tap('Create channel');
  await screen.settles(() => screen.address().includes('88'));
  expect(backend.asked).toEqual([
    {
      name: 'groups.createGroup',
      intent: 'create-channel',
      input: {
        ...{ groupName: 'Tea news', introduction: 'All about tea', faceUrl: '' },
        ...{ isChannel: true, memberIds: [], needVerification: 2 },
      },
    },
  ]);
});

it('has each follower approved where the person wants it', async () => {
  const backend = await open();
  await screen.type('Channel name', 'Tea news');
  document.querySelectorAll<HTMLElement>('[role="radio"]')[1]?.click();
  await screen.settles(() => document.querySelector('[aria-checked="true"]') !== null);
  await screen.tap('Create channel');
  expect(backend.asked[0]?.input).toMatchObject({ needVerification: 1 });
});

it('keeps a description that is too long, and sends nothing', async () => {
  const backend = await open();
  await screen.type('Channel name', 'Tea news');
  await screen.type('Description', 'a'.repeat(501));
  await screen.tap('Create channel');
  expect(screen.text()).toContain('Use up to 500 characters.');
  expect(backend.asked).toEqual([]);
});
