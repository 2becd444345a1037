// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { answeringBackend, failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { plainProfile } from '../../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { customerServiceAtom, platformAtom } from '../../../core/platform/platformAtom.ts';
import { momentTime } from '../../../lib/dayTime.ts';
import common from '../../../locales/en-US/common.json';
import sessionErrors from '../../../locales/en-US/session.errors.json';
import userErrors from '../../../locales/en-US/user.errors.json';
import limit from '../../../locales/en-US/video.limit.json';
import { LimitPanel } from './LimitPanel.tsx';

const call = 'user.bindProUser';
const resetsAt = 1_900_000_000;

let screen: ShownScreen;
let leave: () => Promise<void>;
afterEach(async () => {
  await screen.close();
  await leave();
});

async function open(answer: () => unknown = () => ({}), hasSupport = true) {
  const backend = answeringBackend({ [call]: answer });
  const { store, session, profile } = member({ ...plainProfile, isActivation: 0 });
  leave = session.logout;
  if (hasSupport) {
    const info = { customerService: 'https://help.plain.example/' } as never;
    store.set(platformAtom, { status: 'ready', info });
    expect(store.get(customerServiceAtom)).not.toBe('');
  }
  let activated = 0;
  const panel = (
    <LimitPanel
      resetsAt={resetsAt}
      onActivated={() => {
        activated += 1;
      }}
    />
  );
  screen = await showScreen(panel, { services: { backend, session } }, store);
  return { backend, profile, activations: () => activated };
}

async function enter(code: string): Promise<void> {
  await screen.tap(limit.enterCode);
  await screen.shows(limit.codeHint);
  await screen.type(common.inviteCode, code);
  await screen.tap(limit.useCode);
}

describe('the limit of views', () => {
  it('says when they come back, and two ways on that cost nothing', async () => {
    await open();
    await screen.shows(limit.usedUp);
    expect(screen.text()).toContain(momentTime(resetsAt * 1000, 'en-US'));
    const buttons = [...document.querySelectorAll('button, a')].map((one) => one.textContent);
    expect(buttons).toEqual([limit.enterCode, common.contactService]);
  });

  it('names no customer service where there is none', async () => {
    await open(undefined, false);
    await screen.shows(limit.usedUp);
    expect(screen.has(common.contactService)).toBe(false);
  });

  it('activates by a code at once, for every screen', async () => {
    const { backend, profile, activations } = await open(() => ({
      isActivation: 1,
      isSuperior: 0,
    }));
    await enter(' ABCD-1234 ');
    await screen.settles(() => activations() === 1);
    expect(screen.said()).toBe(limit.activated);
    expect(profile()?.isActivation).toBe(1);
    expect(backend.asked.filter(({ name }) => name === call)).toEqual([
      { name: call, input: { inviteCode: 'ABCD-1234' }, intent: 'bind-code' },
    ]);
  });

  it('says that a code was saved which activates nothing', async () => {
    const { profile, activations } = await open(() => ({ isActivation: 0, isSuperior: 1 }));
    await enter('pro_ada1');
    await screen.settles(() => screen.said() === limit.codeSaved);
    expect([profile()?.isActivation, activations()]).toEqual([0, 0]);
  });

  it('sends neither nothing nor what is no code', async () => {
    const { backend } = await open();
    await enter('');
    await screen.shows(limit.codeMissing);
    await screen.type(common.inviteCode, 'a b');
    await screen.shows(limit.codeInvalid);
    expect(backend.asked.filter(({ name }) => name === call)).toEqual([]);
  });

  it.each([
    { name: 'inviteCodeUnknown', domain: 'session', sentence: sessionErrors.inviteCodeUnknown },
    { name: 'codeUsed', domain: 'user', sentence: userErrors.codeUsed },
    { name: 'superiorTaken', domain: 'user', sentence: userErrors.superiorTaken },
    { name: 'superiorSelf', domain: 'user', sentence: userErrors.superiorSelf },
    {
      name: 'rateLimited',
      domain: 'common',
      data: { retryAfter: 1_741 },
      sentence: 'Too many tries. Try again in 30 minutes.',
    },
  ] as const)('says $name under the field', async ({ sentence, ...error }) => {
    await open(failing(call, { kind: 'declared', data: null, message: '', ...error }));
    await enter('ABCD-1234');
    await screen.shows(sentence);
    const field = document.querySelector<HTMLInputElement>('input[name="inviteCode"]');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(field?.value).toBe('ABCD-1234');
  });
});
