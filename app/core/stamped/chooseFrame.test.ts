import { describe, expect, it } from 'vitest';
import { chooseFrame } from './chooseFrame.ts';

const frames = {
  tabs: ['/', '/pages/tabBar/mine'],
  bare: ['/pages/modal/modal'],
  places: {
    '/pages/auth/login': 0,
    '/': 1,
    '/pages/tabBar/mine': 2,
    '/pages/common/about': [3, 1, 9],
  },
  other: 3,
  open: {
    '/pages/tabBar/mine': { js: ['mine'], texts: ['account.mine'], content: 4 },
    '/pages/common/about': { js: ['about'], texts: ['shell.about'] },
  },
} as const;

const chosen = (address: string, isMember = false) => {
  const { pathname, search } = new URL(address, 'https://site.example');
  return chooseFrame({ pathname, search, isMember }, frames);
};

describe('chooseFrame', () => {
  it('takes a visitor to the login page, as the guard does', () => {
    const login = { path: '/pages/auth/login', place: 0 };
    for (const address of ['/', '/index.html', '/pages/tabBar/chat', '/pages/auth/login/']) {
      expect(chosen(address)).toEqual(login);
    }
    expect(chosen('/pages/my/safety-setting')).toEqual(login);
  });

  it('takes a member to the chats', () => {
    const chat = { path: '/', place: 1 };
    for (const address of ['/', '/index.html', '/pages/auth/login']) {
      expect(chosen(address, true)).toEqual(chat);
    }
  });

  it('has a frame for a tab, for a page whose title is known and for any other', () => {
    expect(chosen('/pages/tabBar/mine')?.place).toBe(2);
    expect(chosen('/pages/common/about')?.place).toEqual([3, 1, 9]);
    expect(chosen('/pages/chat/conversation?id=1', true)?.place).toBe(3);
  });

  it('has content for a visitor where it is stamped, and none for a member, who sees another', () => {
    expect(chosen('/pages/tabBar/mine')?.content).toBe(4);
    expect(chosen('/pages/tabBar/mine', true)?.content).toBeUndefined();
  });

  it('knows what the code of an open page is', () => {
    expect(chosen('/pages/tabBar/mine/')?.page?.js).toEqual(['mine']);
    expect(chosen('/pages/common/about')?.page?.texts).toEqual(['shell.about']);
    expect(chosen('/pages/my/safety-setting')?.page).toBeUndefined();
  });

  it('has none for what lies over other pages, and for other parts of the login page', () => {
    expect(chosen('/pages/modal/modal')).toBeNull();
    expect(chosen('/pages/auth/login?view=forget')).toBeNull();
    expect(chosen('/pages/auth/login?add=1', true)).toBeNull();
  });
});
