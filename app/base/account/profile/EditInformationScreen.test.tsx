// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { failing } from '../../../../tests/support/answers.ts';
import { plainBrandData, plainOperator } from '../../../../tests/support/brandData.ts';
import { member } from '../../../../tests/support/member.ts';
import { plainProfile } from '../../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import { isMemberAtom } from '../../../core/session/sessionAtom.ts';
import accountMine from '../../../locales/en-US/account.mine.json';
import accountProfile from '../../../locales/en-US/account.profile.json';
import common from '../../../locales/en-US/common.json';
import { EditInformationScreen } from './EditInformationScreen.tsx';

let screen: ShownScreen;
afterEach(() => screen.close());

async function openAs(person: ReturnType<typeof member>): Promise<void> {
  const services = { session: person.session };
  const options = { services };
  screen = await showScreen(<EditInformationScreen />, options, person.store);
}

/** The button of the dialog, which has the same words as the row that opens it. */
async function confirm(): Promise<void> {
  const dialog = document.querySelector('[role="alertdialog"]');
  const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
  await act(async () =>
    buttons.find(({ textContent }) => textContent === accountProfile.logOut)?.click(),
  );
}

describe('EditInformationScreen', () => {
  it('logs out after asking, also without account and network', async () => {
    const person = member(null, failing('user.mine', { kind: 'offline' }));
    await openAs(person);
    await screen.tap(accountProfile.logOut);
    expect(screen.text()).toContain(accountProfile.logOutSentence);
    await confirm();
    expect(person.store.get(isMemberAtom)).toBe(false);
  });

  it.each([
    ['help@plain.example', 'help@plain.example'],
    ['https://plain.example/help', null],
  ])(
    'says what it means not to be activated, and whom to ask: %s',
    async (supportContact, shown) => {
      const brand = { ...plainBrandData, operator: { ...plainOperator, supportContact } };
      const person = member({ ...plainProfile, isActivation: 0 });
      screen = await showScreen(
        <EditInformationScreen />,
        { brand, services: { session: person.session } },
        person.store,
      );
      expect(screen.text()).toContain(accountProfile.notActivatedMeaning);
      if (shown) expect(screen.has(`${common.contactService}${shown}`)).toBe(true);
      else {
        const { search } = new URL(
          screen.control(common.contactService).getAttribute('href') ?? '',
          'https://site.example',
        );
        expect(new URLSearchParams(search).get('url')).toBe(supportContact);
      }
    },
  );

  it('says nothing of the kind to an activated account', async () => {
    await openAs(member({ ...plainProfile, isActivation: 1 }));
    expect(screen.text()).toContain(accountMine.activated);
    expect(screen.text()).not.toContain(accountProfile.notActivatedMeaning);
  });

  it('stays logged in when the question is answered with no', async () => {
    const person = member();
    await openAs(person);
    await screen.tap(accountProfile.logOut);
    await screen.tap(common.cancel);
    expect(screen.text()).not.toContain(accountProfile.logOutSentence);
    expect(person.profile()).not.toBeNull();
  });
});
