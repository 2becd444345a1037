import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '../navigation/paths.ts';
import { redirectOf } from './guard.ts';

const tabs = [paths.chat, '/pages/tabBar/city', paths.find, '/pages/tabBar/love', paths.mine];
const visit = (path: string, isMember: boolean, search = '', looksAround = false) =>
  redirectOf({ path, search, isMember, looksAround, tabs });

describe('redirectOf', () => {
  it.each([
    '/pages/tabBar/city',
    paths.find,
    '/pages/tabBar/love',
    paths.mine,
    paths.modal,
    paths.webview,
    paths.about,
    paths.language,
    paths.init,
    paths.login,
    '/pages/customer/customer',
    paths.frame,
  ])('lets a visitor see %s', (path) => {
    expect(visit(path, false)).toBeNull();
  });

  it.each([
    paths.chat,
    paths.languageSetting,
    paths.editInformation,
    paths.noticeList,
    paths.phoneNumber,
    paths.previewImage,
    '/pages/my/share-qrcode',
    '/pages/chat/search',
    '/pages/modalities',
    '/pages/love/video',
  ])('sends a visitor from %s to the login page', (path) => {
    expect(visit(path, false)).toBe(paths.login);
  });

  it('keeps a visitor who looks around on the chat tab, and nowhere else among what is closed', () => {
    expect(visit(paths.chat, false, '', true)).toBeNull();
    expect(visit(paths.conversation, false, '', true)).toBe(paths.login);
    expect(visit(paths.editInformation, false, '', true)).toBe(paths.login);
  });

  it('takes a member from the login page to the chat tab, unless an account is added', () => {
    expect(visit(paths.login, true)).toBe(paths.chat);
    expect(visit(paths.login, true, '?add=1')).toBeNull();
  });

  it('never leads in a circle', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...Object.values(paths)), fc.webPath()),
        fc.webQueryParameters(),
        fc.boolean(),
        (path, query, isMember) => {
          const first = visit(path, isMember, query);
          if (first !== null) expect(visit(first, isMember)).toBeNull();
        },
      ),
    );
  });
});
