import { and, eq } from 'drizzle-orm';
import { type LocaleId, localeIds } from '../../../app/brand/locales.ts';
import { findByAccount } from '../../accounts/users.ts';
import type { SandboxBrand } from '../../brands.ts';
import { addReplay, addVideo, type ClipRefusal, type GivenClip } from '../../content/addClip.ts';
import {
  addPicture,
  type PictureKind,
  type PictureRefusal,
  pictureWidths,
} from '../../content/addPicture.ts';
import { longestTurn, setCarouselTurn, shortestTurn } from '../../content/carouselTurn.ts';
import { highlightFilters } from '../../content/highlightFilters.data.ts';
import { contentKinds, removeContent } from '../../content/removeContent.ts';
import { videoCategories } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { jsonResponse } from '../layout.ts';
import { problem, seeOther, wantsJson } from '../replies.ts';
import { fileIn, readUpload, textIn } from './readUpload.ts';
import { refusals } from './refusals.data.ts';

/** Longest title, in UTF-16 units. */
export const longestTitle = 80;

type Change = { services: Services; brand: SandboxBrand; form: FormData };
/** What JSON answers, or a sentence that says why nothing was changed. */
type Changed = object | string;

const changes: Readonly<Record<string, (change: Change) => Promise<Changed>>> = {
  video: giveVideo,
  highlight: giveHighlight,
  picture: givePicture,
  turn: async ({ services, brand, form }) => {
    const given = textIn(form, 'seconds');
    const seconds = /^\d{1,2}$/.test(given) ? Number(given) : Number.NaN;
    const isSet = await setCarouselTurn(services, brand.packageId, seconds);
    return isSet
      ? {}
      : `A picture stands ${shortestTurn} to ${longestTurn} seconds, or 0 for always.`;
  },
  remove: async ({ services, brand, form }) => {
    const kind = contentKinds.find((one) => one === textIn(form, 'kind'));
    const id = textIn(form, 'id');
    const removed = kind && (await removeContent(services, brand.packageId, kind, id));
    return removed ? {} : `${brand.id} shows no such thing; it may have been removed before.`;
  },
};

/**
 * `video {clip, poster, title.<locale>…, category}`; `highlight {clip, poster, title.<locale>…, topic,
 * host}`; `picture {kind, image, title.<locale>…, link}`; `turn {seconds}` of the carousel; `remove {kind,
 * id}`: forms with files.
 */
export async function changeContent(
  services: Services,
  request: Request,
  brand: SandboxBrand,
  what: string,
): Promise<Response> {
  const change = Object.hasOwn(changes, what) ? changes[what] : undefined;
  if (!change) return problem(request, 404, 'There is no such change.');
  const form = await readUpload(request);
  const changed = typeof form === 'string' ? form : await change({ services, brand, form });
  if (typeof changed === 'string') return problem(request, 400, changed);
  return wantsJson(request) ? jsonResponse(changed) : seeOther(`/sandbox/content/${brand.id}`);
}

async function giveVideo({ services, brand, form }: Change): Promise<Changed> {
  const { packageId } = brand;
  if (!brand.features.includes('video')) return `${brand.id} has no videos.`;
  const category = textIn(form, 'category');
  const own = and(eq(videoCategories.packageId, packageId), eq(videoCategories.id, category));
  const known = await services.db.read.select().from(videoCategories).where(own).get();
  if (category !== '' && !known) return `${brand.id} has no such category.`;
  const given = await clipIn(brand, form);
  if (typeof given === 'string') return given;
  return inWords(await addVideo(services, packageId, { ...given, category }));
}

async function giveHighlight({ services, brand, form }: Change): Promise<Changed> {
  if (!brand.features.includes('highlights')) return `${brand.id} has no highlights.`;
  const host = await findByAccount(services.db.read, brand.platformId, textIn(form, 'host'));
  if (!host) return 'The host is the account name of a person of this platform.';
  const topic = textIn(form, 'topic');
  const topics = highlightFilters.find(({ name }) => name === 'topic')?.options ?? [];
  if (!topics.some(({ value }) => value === topic)) return 'There is no such topic.';
  const given = await clipIn(brand, form);
  if (typeof given === 'string') return given;
  const { packageId } = brand;
  return inWords(await addReplay(services, packageId, { ...given, topic, hostId: host.id }));
}

async function givePicture({ services, brand, form }: Change): Promise<Changed> {
  const kinds = Object.keys(pictureWidths) as PictureKind[];
  const kind = kinds.find((one) => one === textIn(form, 'kind'));
  if (!kind) return 'A picture stands in the carousel, among the picks, or opens the app.';
  const image = await fileIn(form, 'image');
  if (!image) return 'Choose a picture.';
  const titles = titlesIn(brand, form);
  if (typeof titles === 'string') return titles;
  const given = { kind, image, titles, link: textIn(form, 'link') };
  return inWords(await addPicture(services, brand.packageId, given));
}

function inWords(added: { id: string } | ClipRefusal | PictureRefusal): Changed {
  return typeof added === 'string' ? refusals[added] : added;
}

async function clipIn(brand: SandboxBrand, form: FormData): Promise<GivenClip | string> {
  const titles = titlesIn(brand, form);
  if (typeof titles === 'string') return titles;
  const [clip, poster] = [await fileIn(form, 'clip'), await fileIn(form, 'poster')];
  if (!clip) return 'Choose an MP4.';
  return poster ? { clip, poster, titles } : 'Choose a poster.';
}

/** Titles in the languages of the brand: its own is needed, and stands in for those left out. */
function titlesIn(brand: SandboxBrand, form: FormData): GivenClip['titles'] | string {
  const own = localeIds.filter((locale) => brand.locales.includes(locale));
  const given = own
    .map((locale): [LocaleId, string] => [locale, textIn(form, `title.${locale}`)])
    .filter(([, title]) => title !== '');
  if (given.some(([, title]) => title.length > longestTitle || /\p{Cc}/u.test(title)))
    return `A title is one line of at most ${longestTitle} characters.`;
  return given.some(([locale]) => locale === brand.locale)
    ? Object.fromEntries(given)
    : `The title in the brand's own language (${brand.locale}) is missing.`;
}
