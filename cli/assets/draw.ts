import type { Brand } from '../../app/brand/brand.ts';
import type { ArtworkRole } from './artwork.ts';
import { writeIco } from './ico.ts';
import { ogPicture } from './og.ts';
import { type Rgb, rgbOf } from './pixels.ts';
import type { AssetRecipe, BrandArtwork } from './plan.ts';
import { encodePng } from './pngWrite.ts';
import {
  faviconSquare,
  iconSquare,
  maskableSquare,
  monochromeSquare,
  type Prepared,
  prepare,
} from './prepare.ts';
import { shortcutPicture } from './shortcut.ts';
import { makeSplashMaker, type SplashMaker } from './splash.ts';
import { svgIcon } from './svgIcon.ts';

/** What the pictures of one brand share: each artwork is decoded once. */
export type Workshop = {
  brand: Brand;
  artwork: BrandArtwork;
  prepared(role: ArtworkRole): Promise<Prepared>;
  splash: SplashMaker;
};

export function makeWorkshop(brand: Brand, artwork: BrandArtwork): Workshop {
  const known = new Map<ArtworkRole, Promise<Prepared>>();
  const white: Rgb = [255, 255, 255];
  const { light, dark } = brand.bgColor;
  const grounds = [rgbOf(light), white, rgbOf(brand.theme.seed), rgbOf(dark)] as [Rgb, ...Rgb[]];
  const prepared = (role: ArtworkRole) => {
    const own = artwork[role] ?? artwork.source;
    if (!own) throw new Error(`Brand ${brand.id} has no ${role} artwork.`);
    const promise = known.get(role) ?? prepare(own, grounds);
    known.set(role, promise);
    return promise;
  };
  const splash = makeSplashMaker(brand, () => prepared(artwork.splash ? 'splash' : 'source'));
  return { brand, artwork, prepared, splash };
}

/** Draws one asset. @returns the file's bytes. */
export async function drawAsset(recipe: AssetRecipe, workshop: Workshop): Promise<Buffer> {
  const { width } = recipe;
  switch (recipe.kind) {
    case 'splash':
      return workshop.splash(recipe);
    case 'shortcut':
      return encodePng(await shortcutPicture(recipe.tab, workshop.brand.theme.seed, width));
    case 'svg': {
      const artwork = workshop.artwork[recipe.role];
      if (!artwork) throw new Error(`Brand ${workshop.brand.id} has no ${recipe.role} artwork.`);
      return svgIcon(artwork, await workshop.prepared(recipe.role));
    }
    case 'ico':
      return icoOf(await workshop.prepared(recipe.role));
    case 'og':
      return encodePng(await ogPicture(workshop.brand, await workshop.prepared(recipe.role)));
    case 'favicon':
      return encodePng(await faviconSquare(await workshop.prepared(recipe.role), width));
    case 'maskable':
      return encodePng(await maskableSquare(await workshop.prepared(recipe.role), width));
    case 'monochrome':
      return encodePng(await monochromeSquare(await workshop.prepared(recipe.role), width));
    case 'icon':
    case 'apple':
      return encodePng(await iconSquare(await workshop.prepared(recipe.role), width));
  }
}

async function icoOf(prepared: Prepared): Promise<Buffer> {
  const entries = await Promise.all(
    [16, 32, 48].map(async (side) => ({
      side,
      png: await encodePng(await faviconSquare(prepared, side)),
    })),
  );
  return writeIco(entries);
}
