import { describe, expect, it } from 'vitest';
import { cssReferences, htmlReferences, siteUrlsIn } from './references.ts';

describe('htmlReferences', () => {
  const html = `<head><link rel="manifest" href="/manifest.webmanifest"><link rel="canonical" href="https://a.example/">
<meta property="og:image" content="https://a.example/i/og.2.png">
<script type="application/json" id="brand">{"icon":"/i/icon.3.png","launch":{"hash":"01234567","schemes":[]},"featureEntries":[{"js":"/assets/f.js"}],"locales":["en-US"],"resources":{"folder":"/locales/","files":["common.0a1b2c3d"]}}</script>
<script type="application/json" id="frames">{"open":{"/pages/tabBar/mine":{"js":["mine-5"],"texts":["common"]}}}</script>
<script type="module" src="/assets/entry.js"></script></head>`;

  it('finds links, scripts, the social image and the files of the data block, with the type each must have', () => {
    expect(htmlReferences(html, 'https://a.example').map(({ url, type }) => [url, type])).toEqual([
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/i/og.2.png', undefined],
      ['/assets/entry.js', 'text/javascript'],
      ['/assets/mine-5.js', 'text/javascript'],
      ['/i/icon.3.png', undefined],
      ['/assets/f.js', undefined],
      ['/locales/en-US/common.0a1b2c3d.json', undefined],
    ]);
  });
});

describe('cssReferences', () => {
  it('resolves relative targets and leaves inline data alone', () => {
    const css =
      'a{background:url(../i/x.svg)}b{background:url("data:image/svg+xml,x")}@import "y.css";';
    expect(cssReferences('assets/a.css', css).map(({ url }) => url)).toEqual([
      '/i/x.svg',
      '/assets/y.css',
    ]);
  });
});

describe('siteUrlsIn', () => {
  it("takes only paths of the site's own file folders", () => {
    expect(
      siteUrlsIn({ a: ['/assets/a.js', '/pages/x', 'https://b.example/i/a.png'], b: null }),
    ).toEqual(['/assets/a.js']);
  });
});
