// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { plainCredentials, plainProfile } from '../../../tests/support/profile.ts';
import { idleServices, type ShownScreen, showScreen } from '../../../tests/support/screen.tsx';
import type { Call } from '../../contract/call.ts';
import { CallError, type CallFailure } from '../../contract/callError.ts';
import type { Backend } from '../../core/backend/backend.ts';
import { sessionAtom } from '../../core/session/sessionAtom.ts';
import errors from '../../locales/en-US/common.errors.json';
import common from '../../locales/en-US/common.json';
import invitePage from '../../locales/en-US/invite.page.json';
import refusals from '../../locales/en-US/session.errors.json';
import ownRefusals from '../../locales/en-US/user.errors.json';
import { readAddress } from '../../parts/scan/readAddress.ts';
import { feature } from './feature.tsx';
import { inviteLink } from './inviteLink.ts';
import { ShareQrcodeScreen } from './ShareQrcodeScreen.tsx';

type Answers = Record<string, () => unknown>;
type Sent = { call: string; input: unknown; intent: string | undefined };

const own = { code: 'pro_ada1', url: 'https://plain.example/?code=pro_ada1', invited: 1 };

let screen: ShownScreen;
afterEach(() => screen.close());

function fail(call: string, failure: CallFailure): never {
  throw new CallError(call, failure);
}

/** @param now how the person's account is by now, where it is not as this device has it */
async function open(answers: Answers, now = plainProfile, address = '/x'): Promise<Sent[]> {
  const store = createStore();
  const credentials = plainCredentials;
  store.set(sessionAtom, { type: 'logged-in', credentials, profile: plainProfile });
  const refresh = async (): Promise<void> =>
    store.set(sessionAtom, { type: 'logged-in', credentials, profile: now });
  const sent: Sent[] = [];
  const answer = async (call: Call, input: unknown, intent: string | undefined) => {
    sent.push({ call: call.name, input, intent });
    return answers[call.name]?.();
  };
  const backend: Backend = {
    call: (call, input, options) => answer(call, input, options?.intent) as never,
    upload: () => Promise.reject(new Error('Nothing is uploaded here.')),
  };
  const services = { backend, session: { ...idleServices.session, refresh } };
  screen = await showScreen(<ShareQrcodeScreen />, { services, address }, store);
  return sent;
}

const field = () => document.querySelector<HTMLInputElement>('input[name="inviteCode"]');

async function enter(code: string): Promise<void> {
  await screen.tap(invitePage.enterCode);
  await screen.shows(invitePage.enterCodeHint);
  await screen.type(common.inviteCode, code);
  await screen.tap(common.save);
}

describe('ShareQrcodeScreen', () => {
  it('shows code, link, and how many came by it', async () => {
    await open({ 'invite.getUserProUrl': () => own });
    await screen.shows('Ada invites you');
    await screen.shows('Invitation code pro_ada1');
    await screen.shows('1 person joined with your code.');
    expect(document.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe(
      'QR code of plain.example/?code=pro_ada1',
    );
  });

  it('invites with the name that was chosen on another device', async () => {
    const now = { ...plainProfile, nickName: 'Countess' };
    await open({ 'invite.getUserProUrl': () => own }, now);
    await screen.shows('Countess invites you');
  });

  it('says so when nobody has come yet', async () => {
    await open({ 'invite.getUserProUrl': () => ({ ...own, invited: 0 }) });
    await screen.shows(invitePage.nobody);
  });

  it('says what happened when the code does not load, and tries again', async () => {
    let tries = 0;
    await open({
      'invite.getUserProUrl'() {
        tries += 1;
        return tries === 1 ? fail('invite.getUserProUrl', { kind: 'offline' }) : own;
      },
    });
    await screen.shows(errors.offline);
    await screen.tap('Try again');
    await screen.shows('pro_ada1');
  });

  it('sends the code of the inviter once, under one intent', async () => {
    const sent = await open({
      'invite.getUserProUrl': () => own,
      'user.bindProUser': () => ({}),
    });
    await enter('  pro_grace ');
    expect(sent.filter(({ call }) => call === 'user.bindProUser')).toEqual([
      { call: 'user.bindProUser', input: { inviteCode: 'pro_grace' }, intent: 'bind-inviter' },
    ]);
  });

  it('begins with the code of an invitation that was scanned, and sends it when the person does', async () => {
    const link = inviteLink({ code: 'pro_grace', url: '' }, 'https://plain.example').href;
    const kinds = feature.slots?.['scan.address'] ?? [];
    const read = readAddress(link, kinds, ['https://plain.example']);
    const sent = await open(
      { 'invite.getUserProUrl': () => own, 'user.bindProUser': () => ({}) },
      plainProfile,
      'path' in read ? read.path : undefined,
    );
    await screen.shows(invitePage.enterCodeHint);
    expect([field()?.value, sent.map(({ call }) => call)]).toEqual([
      'pro_grace',
      ['invite.getUserProUrl'],
    ]);
    await screen.tap(common.save);
    expect(sent.at(-1)).toEqual({
      call: 'user.bindProUser',
      input: { inviteCode: 'pro_grace' },
      intent: 'bind-inviter',
    });
  });

  it('does not send what is no code', async () => {
    const sent = await open({ 'invite.getUserProUrl': () => own });
    await enter('a b');
    expect(sent.map(({ call }) => call)).toEqual(['invite.getUserProUrl']);
    expect(field()?.getAttribute('aria-invalid')).toBe('true');
    await screen.shows(invitePage.codeInvalid);
  });

  it.each([
    { name: 'inviteCodeUnknown', domain: 'session', sentence: refusals.inviteCodeUnknown },
    { name: 'superiorTaken', domain: 'user', sentence: ownRefusals.superiorTaken },
    { name: 'superiorSelf', domain: 'user', sentence: ownRefusals.superiorSelf },
  ] as const)(
    'says $name under the field and keeps what was typed',
    async ({ sentence, ...error }) => {
      await open({
        'invite.getUserProUrl': () => own,
        'user.bindProUser': () =>
          fail('user.bindProUser', { kind: 'declared', ...error, data: null, message: '' }),
      });
      await enter('pro_grace');
      await screen.shows(sentence);
      expect(field()?.value).toBe('pro_grace');
    },
  );

  it('says when the network dropped, and keeps what was typed', async () => {
    await open({
      'invite.getUserProUrl': () => own,
      'user.bindProUser': () => fail('user.bindProUser', { kind: 'network' }),
    });
    await enter('pro_grace');
    await screen.shows(errors.network);
    expect(field()?.value).toBe('pro_grace');
  });
});
