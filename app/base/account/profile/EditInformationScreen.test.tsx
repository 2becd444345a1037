// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { isMemberAtom } from '../../../core/session/sessionAtom.ts';
import account from '../../../locales/en-US/account.json';
import { EditInformationScreen } from './EditInformationScreen.tsx';

let screen: ShownScreen;
afterEach(() => screen.close());

async function openAs(person: ReturnType<typeof member>): Promise<void> {
  const services = { session: person.session };
  const options = { texts: { account }, services };
  screen = await showScreen(<EditInformationScreen />, options, person.store);
}

/** The button of the dialog, which has the same words as the row that opens it. */
async function confirm(): Promise<void> {
  const dialog = document.querySelector('[role="alertdialog"]');
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
  await act(async () => buttons.find(({ textContent }) => textContent === account.logOut)?.click());
}

describe('EditInformationScreen', () => {
  it('logs out after asking, also without account and network', async () => {
    const person = member(null, failing('user.mine', { kind: 'offline' }));
    await openAs(person);
    await screen.tap(account.logOut);
    expect(screen.text()).toContain(account.logOutSentence);
    await confirm();
    expect(person.store.get(isMemberAtom)).toBe(false);
  });

  it('stays logged in when the question is answered with no', async () => {
    const person = member();
    await openAs(person);
    await screen.tap(account.logOut);
    await screen.tap(account.cancel);
    expect(screen.text()).not.toContain(account.logOutSentence);
    expect(person.profile()).not.toBeNull();
  });
});
