import { expect, it } from 'vitest';
import { pathToWebview } from '../../core/navigation/paths.ts';
import { pageLink } from './pageLink.ts';

const own = ['https://app.example', 'https://app.example:8443'];

it('leads to another site by the page that shows addresses', () => {
  expect(pageLink('https://news.example/a?b=c', 'News', own)).toBe(
    pathToWebview('https://news.example/a?b=c', 'News'),
  );
});

it.each([
  '',
  'http://news.example/',
  'javascript:alert(1)',
  '/pages/my/recharge',
  '//news.example/a',
  'https://localhost/a',
  'https://user@news.example/',
  'https://news.example/?token=abc',
  'https://app.example/pages/my/recharge',
  'https://APP.example/',
  'https://app.example:443/pages/game/game',
  'https://app.example:8443/',
])('leads nowhere for %j', (link) => {
  expect(pageLink(link, 'News', own)).toBeNull();
});
