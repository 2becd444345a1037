import { describe, expect, it } from 'vitest';
import type { Brand } from '../../app/brand/brand.ts';
import { sharePath } from '../../app/brand/shareTarget.ts';
import type { SiteImages } from './images.ts';
import { webManifest } from './webManifest.ts';

const brand = {
  id: 'acme',
  ...{ name: { 'en-US': 'Acme' }, shortName: {}, description: {}, locale: 'en-US' },
  ...{ theme: { scheme: 'auto' }, bgColor: { light: '#ffffff', dark: '#000000' } },
  manifest: { display: 'standalone', orientation: 'portrait', categories: [] },
} as unknown as Brand;
const images = { manifestIcons: [], shortcuts: {} } as unknown as SiteImages;

type ShareTarget = {
  action: string;
  method: string;
  enctype: string;
  params: { title: string; text: string; url: string; files: { accept: string[] }[] };
};
type Manifest = { scope: string; share_target: ShareTarget };
const manifest = webManifest(brand, images, []) as Manifest;

describe('what other apps can share with an installed site', () => {
  const { action, method, enctype, params } = manifest.share_target;

  it('comes as a form to an address within its scope', () => {
    expect([action, method, enctype]).toEqual([sharePath, 'POST', 'multipart/form-data']);
    expect(new URL(action, 'https://a.example').pathname.startsWith(manifest.scope)).toBe(true);
  });

  it('is text, links and files, each in a field of its own', () => {
    const { files, ...texts } = params;
    expect(texts).toEqual({ title: 'title', text: 'text', url: 'url' });
    expect(files).toEqual([{ name: 'files', accept: ['image/*', 'video/*', '*/*'] }]);
  });
});
