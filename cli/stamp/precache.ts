import type { ReleaseFile } from '../../app/brand/releaseFile.ts';
import type { MadeAsset } from '../assets/make.ts';
import type { FileFacts } from '../compile/output.ts';
import type { ReleaseRecord } from './release.ts';
import type { SitePlan } from './site.ts';

const shownImages = ['icon-192.png', 'monochrome-512.png'];

/**
 * What an installed site keeps for use without a network: page, theme, code, texts and the icon and
 * mark the app shows. Launch and social images are left out: the system reads them once, or never.
 * @param theme path of the brand's theme
 * @param written what is made for this brand alone @param linked the facts of shared files, by path
 */
export function precacheList(
  plan: SitePlan,
  assets: readonly MadeAsset[],
  theme: string,
  written: ReleaseRecord['files'],
  linked: ReadonlyMap<string, FileFacts>,
): ReleaseFile[] {
  const entry = (path: string, isHashed: boolean): ReleaseFile => {
    const facts = written[path] ?? linked.get(path);
    if (!facts) throw new Error(`The site has no ${path}.`);
    const { bytes, sha256 } = facts;
    const revision = isHashed ? null : sha256.slice(0, 16);
    return { url: `/${path}`, revision, bytes, digest: shortDigest(sha256) };
  };
  const icons = assets.filter(({ file }) => shownImages.includes(file));
  return [
    ...['index.html', 'manifest.webmanifest'].map((path) => entry(path, false)),
    ...plan.shared.map((path) => entry(path, true)),
    entry(theme, true),
    ...icons.map(({ url }) => entry(url.slice(1), true)),
  ];
}

/** As `ReleaseFile` of the worker has it. */
const shortDigest = (sha256: string): string =>
  Buffer.from(sha256, 'hex').subarray(0, 16).toString('base64').replace(/=+$/, '');
