// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { failing } from '../../../../tests/support/answers.ts';
import { member } from '../../../../tests/support/member.ts';
import { plainProfile } from '../../../../tests/support/profile.ts';
import { type ShownScreen, showScreen } from '../../../../tests/support/screen.tsx';
import accountMine from '../../../locales/en-US/account.mine.json';
import common from '../../../locales/en-US/common.json';
import { dataSaverAtom, savesDataAtom } from '../../../parts/playback/dataSaver.ts';
import { MineTab } from './MineTab.tsx';

let screen: ShownScreen;
afterEach(() => screen.close());

const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));

async function openAs(person: ReturnType<typeof member>): Promise<void> {
  const services = { session: person.session };
  screen = await showScreen(<MineTab />, { services }, person.store);
}

describe('MineTab', () => {
  it('offers visitors to come in, and leads them only where they may go', async () => {
    screen = await showScreen(<MineTab />, {});
    expect(screen.text()).toContain('Plain');
    expect(links().filter((link) => link?.startsWith('/pages/my/'))).toEqual([]);
    expect(links()).toContain('/pages/common/language');
    await screen.tap(common.logIn);
    expect(screen.address()).toBe('/pages/auth/login');
  });

  it('shows members their account, its status and what is unread', async () => {
    await openAs(member({ ...plainProfile, isActivation: 0, notice: 120 }));
    // The code that reads the account comes by itself.
    await screen.shows('Ada');
    for (const said of ['Ada', 'Account ada_l', accountMine.notActivated, '120 unread', '99+']) {
      expect(screen.text()).toContain(said);
    }
    expect(links()).toContain('/pages/my/edit-information');
    expect(links()).toContain('/pages/my/language-setting');
    expect(links()).toContain('/pages/my/notification-setting');
  });

  it('has one switch to save data, whatever hands it in, and none where nothing plays', async () => {
    const slots = {
      'mine.dataSaver': [
        { id: 'b', order: 20, isOn: dataSaverAtom },
        { id: 'a', order: 10, isOn: dataSaverAtom },
      ],
    };
    screen = await showScreen(<MineTab />, { slots });
    expect(document.querySelectorAll('[role="switch"]')).toHaveLength(1);
    await screen.tap(accountMine.dataSaver);
    expect(screen.store.get(savesDataAtom)).toBe(true);
    await screen.tap(accountMine.dataSaver);
    expect(screen.store.get(savesDataAtom)).toBe(false);
    await screen.close();
    screen = await showScreen(<MineTab />, {});
    expect(screen.has(accountMine.dataSaver)).toBe(false);
  });

  it('reads the account anew when it opens', async () => {
    const now = { ...plainProfile, nickName: 'Grace' };
    await openAs(member(plainProfile, async () => now));
    await screen.shows('Grace');
  });

  it('keeps what it knows of the account when the network is gone', async () => {
    await openAs(member(plainProfile, failing('user.mine', { kind: 'offline' })));
    await screen.shows('Account ada_l');
    expect(screen.text()).not.toContain(accountMine.profileFailedTitle);
  });

  it('offers to try again where the account never loaded; the rows work meanwhile', async () => {
    let isDown = true;
    const load = async () => (isDown ? failing('user.mine', { kind: 'network' })() : plainProfile);
    await openAs(member(null, load));
    await screen.shows(accountMine.profileFailedTitle);
    expect(links()).toContain('/pages/my/safety-setting');
    isDown = false;
    await screen.tap('Try again');
    await screen.shows('Account ada_l');
  });
});
