import { createHash } from 'node:crypto';
import type { Brand, Scheme } from '../../app/brand/brand.ts';
import { launchImages } from '../../app/brand/launchImages.ts';
import { shortcutTabs } from '../../app/brand/tabs.ts';
import type { Artwork, ArtworkRole } from './artwork.ts';

/** Goes up whenever the same recipe would give other bytes than before. */
const generation = 3;

type RecipeBase = {
  /** Site path before hashing, e.g. `icon-192.png`. */
  file: string;
  width: number;
  height: number;
  /** SHA-256 of everything that decides the bytes. */
  key: string;
  /** Hashed files go to `/i/<name>.<hash>.<ext>`; the others keep `/<file>`. */
  hashed: boolean;
  /** Media type. */
  type: string;
  /** The artwork it is drawn from. */
  role: ArtworkRole;
};

export type SplashParams = {
  scheme: Scheme;
  orientation: 'portrait' | 'landscape';
  /** Side of the logo in pixels. */
  logo: number;
};

export type AssetRecipe = RecipeBase &
  (
    | { kind: 'ico' | 'svg' | 'icon' | 'favicon' | 'maskable' | 'monochrome' | 'apple' | 'og' }
    | { kind: 'shortcut'; tab: string }
    | ({ kind: 'splash' } & SplashParams)
  );

export type AssetKind = AssetRecipe['kind'];
export type BrandArtwork = Partial<Record<ArtworkRole, Artwork>>;

type Draft = AssetRecipe extends infer One
  ? One extends AssetRecipe
    ? Omit<One, 'key'>
    : never
  : never;

const png = 'image/png';

/** Points of the launch logo: a share of the narrow side, within what looks right on a tablet. */
function logoSide(width: number, dpr: number): number {
  const points = Math.min(150, Math.max(96, width * 0.29));
  // Few distinct sizes, so that a brand's logo is scaled and reduced to a palette only a few times.
  return Math.round((points * dpr) / 32) * 32;
}

function splashDrafts(brand: Brand, role: ArtworkRole): Draft[] {
  const { light, dark } = brand.bgColor;
  const schemes: Scheme[] = light === dark ? ['light'] : ['light', 'dark'];
  return launchImages(schemes).map(
    ({ name, width, height, scheme, orientation, points, dpr }): Draft => ({
      kind: 'splash',
      file: `${name}.png`,
      width,
      height,
      hashed: true,
      type: png,
      role,
      scheme,
      orientation,
      logo: logoSide(points, dpr),
    }),
  );
}

function iconDrafts(brand: Brand, artwork: BrandArtwork): Draft[] {
  const small: ArtworkRole = artwork.small ? 'small' : 'source';
  const maskable: ArtworkRole = artwork.maskable ? 'maskable' : 'source';
  const monochrome: ArtworkRole = artwork.monochrome ? 'monochrome' : 'source';
  const square = (
    kind: Exclude<AssetKind, 'shortcut' | 'splash'>,
    name: string,
    side: number,
    role: ArtworkRole,
  ): Draft => ({
    kind,
    file: `${name}.png`,
    width: side,
    height: side,
    hashed: true,
    type: png,
    role,
  });
  const isSvg = artwork[small]?.kind === 'svg';
  const shortcuts = shortcutTabs(brand);
  return [
    {
      kind: 'ico',
      file: 'favicon.ico',
      width: 48,
      height: 48,
      hashed: false,
      type: 'image/x-icon',
      role: small,
    },
    isSvg
      ? {
          kind: 'svg',
          file: 'icon.svg',
          width: 512,
          height: 512,
          hashed: true,
          type: 'image/svg+xml',
          role: small,
        }
      : square('favicon', 'favicon-96', 96, small),
    square('icon', 'icon-192', 192, 'source'),
    square('icon', 'icon-512', 512, 'source'),
    square('maskable', 'maskable-192', 192, maskable),
    square('maskable', 'maskable-512', 512, maskable),
    square('monochrome', 'monochrome-512', 512, monochrome),
    square('apple', 'apple-touch-icon', 180, 'source'),
    { ...square('apple', 'apple-touch-icon', 180, 'source'), hashed: false },
    {
      kind: 'og',
      file: 'og.png',
      width: 1200,
      height: 630,
      hashed: true,
      type: png,
      role: 'source',
    },
    ...shortcuts.map(
      ({ id }): Draft => ({
        kind: 'shortcut',
        file: `shortcut-${id}.png`,
        tab: id,
        width: 96,
        height: 96,
        hashed: true,
        type: png,
        role: 'source',
      }),
    ),
  ];
}

/** What decides the picture beside its kind and size. */
function inputsOf(draft: Draft, brand: Brand, artwork: BrandArtwork): unknown[] {
  const drawing = artwork[draft.role]?.sha256 ?? '';
  const { seed } = brand.theme;
  if (draft.kind === 'shortcut') return [draft.tab, seed];
  if (draft.kind === 'splash') {
    const { light, dark } = brand.bgColor;
    return [drawing, draft.scheme, draft.logo, light, dark, seed];
  }
  if (draft.kind === 'svg') return [drawing];
  if (draft.kind === 'og') {
    return [
      drawing,
      seed,
      brand.bgColor,
      brand.locale,
      brand.name[brand.locale],
      brand.description[brand.locale],
    ];
  }
  return [drawing, seed, brand.bgColor];
}

/**
 * Every image of a brand, as data: nothing is read or drawn.
 * @param options.engine versions of the programs that draw; another version gives other keys.
 */
export function planAssets(
  brand: Brand,
  artwork: BrandArtwork,
  options: { engine?: string } = {},
): AssetRecipe[] {
  const splash: ArtworkRole = artwork.splash ? 'splash' : 'source';
  const drafts = [...iconDrafts(brand, artwork), ...splashDrafts(brand, splash)];
  return drafts.map((draft) => {
    const facts = [generation, options.engine ?? '', draft.kind, draft.width, draft.height];
    const inputs = [...facts, ...inputsOf(draft, brand, artwork)];
    const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
    return { ...draft, key };
  });
}
