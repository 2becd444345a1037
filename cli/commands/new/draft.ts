import { demoRecordKeys } from '../../../app/brand/demoRecordKeys.ts';
import { type FeatureId, featureIds, featureNeeds } from '../../../app/brand/features.ts';
import { sha256 } from '../../files/hash.ts';
import type { NewOptions } from './new.command.ts';
import { seeds } from './seeds.data.ts';

/** What a new brand file needs to know besides the flags. */
export type Neighbours = {
  /** Package numbers taken. */
  packageIds: readonly number[];
  /** From the brand folder to the JSON Schema. */
  schemaPath: string;
};

const firstPackageId = 100002001;
const platformId = 10000;
const shortNameLimit = 12;

/** The content of a new `brand.json`, in the order people read it. Values are not checked here. */
export function draftBrand(
  id: string,
  options: NewOptions,
  icon: string,
  { packageIds, schemaPath }: Neighbours,
): Record<string, unknown> {
  const name = options.name ?? nameFrom(id);
  const locale = options.locale ?? options.locales?.[0] ?? 'en-US';
  const demo = options.demo !== false;
  const exclude = exclusions(options.exclude ?? [], demo);
  return {
    $schema: schemaPath,
    name,
    shortName: options.shortName ?? shortNameFrom(name),
    combineId: options.combineId ?? id,
    platformId,
    packageId: options.packageId ?? Math.max(firstPackageId - 1, ...packageIds) + 1,
    origin:
      options.origin ??
      `https://${demo ? `${hostLabel(id)}.example` : options.zone?.[0]?.replace(/:\d+$/, '')}`,
    locale,
    locales: [...new Set([locale, ...(options.locales ?? [])])],
    theme: {
      seed: options.seed ?? seedFor(id),
      ...(options.accent === undefined ? {} : { accent: options.accent }),
    },
    bgColor: { light: '#F6F6F4', dark: '#131418' },
    exclude,
    icons: { source: icon },
    lines: demo
      ? { api: ['/api'], im: '/im', zones: [] }
      : { api: options.api, im: options.im, zones: options.zone },
    ...(demo && !exclude.includes('recharge-usdt') ? { recordKeys: [demoRecordKeys[0]] } : {}),
    ...(demo ? { demo } : {}),
  };
}

/** A host name has no hyphen at its end, nor two where international names keep their mark. */
function hostLabel(id: string): string {
  return id.replace(/-+/g, '-').replace(/-$/, '');
}

/** `acme-chat` becomes `Acme Chat`. */
export function nameFrom(id: string): string {
  const words = id.split('-').filter((word) => word !== '');
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
}

/** As many whole words as fit under an icon, else the start of the first. */
export function shortNameFrom(name: string): string {
  const text = name.trim();
  if (text.length <= shortNameLimit) return text;
  const words = text.slice(0, shortNameLimit + 1).lastIndexOf(' ');
  const cut = text.slice(0, words > 0 ? words : shortNameLimit);
  // A cut through a surrogate pair would leave half a character.
  return cut.replace(/[\uD800-\uDBFF]$/, '').trim();
}

/** The same id always gets the same colour. */
export function seedFor(id: string): string {
  return seeds[Number.parseInt(sha256(id).slice(0, 8), 16) % seeds.length] ?? '#2F4F86';
}

/**
 * What was asked for, and what has to go with it: features that need an excluded one; uploading
 * contacts, which a brand must ask for in its file; dating beside money or games; and, for real
 * people, what needs the operator's records. Unknown names are kept for the check to tell.
 */
export function exclusions(asked: readonly string[], demo: boolean): string[] {
  const out = new Set<string>([...asked, 'contacts-upload']);
  const money: FeatureId[] = ['game', 'recharge', 'exchange'];
  if (!demo) for (const id of [...money, 'dating']) out.add(id);
  const gone = (id: FeatureId): boolean =>
    out.has(id) || (featureNeeds[id] ?? []).some((need) => gone(need));
  if (money.some((id) => !gone(id))) out.add('dating');
  const known: readonly string[] = featureIds;
  return [...featureIds.filter(gone), ...asked.filter((id) => !known.includes(id))];
}
