import { expect, it } from 'vitest';
import { paths } from '../../../../core/navigation/paths.ts';
import { ownPage } from './ownPage.ts';

const site = 'https://clatter.example';
const pageOf = (href: string) => ownPage(href, [site], [...Object.values(paths), '/pages/love/x']);

it('knows the pages of this app that a message may lead to', () => {
  expect(pageOf(`${site}/pages/chat/user-info?userID=u1`)).toBe('/pages/chat/user-info?userID=u1');
  expect(pageOf(`${site}/pages/tabBar/chat`)).toBe('/');
  expect(pageOf(`${site}/pages/love/x/`)).toBe('/pages/love/x');
});

it.each([
  `${site}/pages/nowhere`,
  `${site}/media/a.html`,
  `${site}${paths.modal}?message={"title":"Pay"}`,
  `${site}${paths.webview}?url=https://evil.com`,
  `${site}${paths.login}?add=1`,
  `${site}:8443${paths.userInfo}`,
  `https://sub.clatter.example${paths.userInfo}`,
  `https://clatter.example.evil.com${paths.userInfo}`,
])('leaves %s to the page that asks first', (href) => {
  expect(pageOf(href)).toBeNull();
});
