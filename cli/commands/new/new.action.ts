import { join, relative, resolve, sep } from 'node:path';
import { brandIdPattern } from '../../../app/brand/schema.ts';
import { discoverBrands, idFrom } from '../../brand/discover.ts';
import { shownPath } from '../../brand/makeProblem.ts';
import { readBrandFile } from '../../brand/readBrandFile.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { draftBrand, exclusions } from './draft.ts';
import { formatJson } from './formatJson.ts';
import type { NewOptions } from './new.command.ts';
import { type IconFile, readIcon } from './readIcon.ts';
import { writeBrand } from './writeBrand.ts';

/** @throws BrandError (2) for a wrong id, missing flags, an existing folder or a brand that fails. */
export async function newAction(
  givenId: string | undefined,
  given: NewOptions,
  context: Context,
): Promise<void> {
  const { report, cwd, brandsDir } = context;
  const { id, options } = await answers(givenId, given, context);
  refuseMissing(options);
  const target = join(brandsDir, id);
  const icon = options.icon === undefined ? undefined : readIcon(resolve(cwd, options.icon));
  const draft = draftBrand(id, options, icon?.name ?? 'icon.svg', {
    packageIds: takenPackageIds(brandsDir, cwd),
    schemaPath: schemaPath(target, context.root),
  });
  const drawn = icon ?? (await drawIcon(draft));
  const files = { 'brand.json': `${formatJson(draft)}\n`, [drawn.name]: drawn.bytes };
  const { brand, warnings } = await writeBrand(id, files, context);
  const path = shownPath(cwd, target);
  report.result({ ok: true, id, path, files: Object.keys(files), problems: warnings });
  report.data(path);
  report.problems(warnings, 'words');
  tellNext(id, options, brand?.brand.excluded ?? [], context);
}

async function answers(
  id: string | undefined,
  options: NewOptions,
  context: Context,
): Promise<{ id: string; options: NewOptions }> {
  if (id !== undefined && !brandIdPattern.test(id)) throw wrongId(id);
  if (context.interactive && !options.yes) {
    return (await import('./ask.ts')).ask(id, options, context);
  }
  if (id === undefined) throw missing('<new-id>', 'the id of the brand');
  return { id, options };
}

function refuseMissing({ demo, api, im, zone }: NewOptions): void {
  if (demo !== false) return;
  if (!api?.length) throw missing('--api', 'the address of the API');
  if (im === undefined) throw missing('--im', 'the address of the messaging gateway');
  if (!zone?.length) throw missing('--zone', 'the domain every line sits under');
}

/** Also of brands that do not pass the check: their number is taken all the same. */
function takenPackageIds(brandsDir: string, cwd: string): number[] {
  try {
    return discoverBrands(brandsDir, cwd).folders.flatMap((folder) => {
      const value = readBrandFile(folder, cwd).document?.value;
      const taken = (value as { packageId?: unknown } | null | undefined)?.packageId;
      return Number.isSafeInteger(taken) ? [Number(taken)] : [];
    });
  } catch (error) {
    if (error instanceof BrandError && error.code === 'brands-folder-missing') return [];
    throw error;
  }
}

function schemaPath(target: string, root: string): string {
  return relative(target, join(root, 'app/brand/brand.schema.json')).split(sep).join('/');
}

async function drawIcon(draft: Record<string, unknown>): Promise<IconFile> {
  const { monogramSvg } = await import('../../assets/monogram.ts');
  const { hexOf, inkOn, rgbOf } = await import('../../assets/pixels.ts');
  const { seed } = draft['theme'] as { seed: string };
  // A seed that is no colour is told by the check; until then any ground will do.
  const ground = /^#[0-9a-f]{6}$/i.test(seed) ? seed : '#2F4F86';
  const svg = await monogramSvg(String(draft['name']), {
    ground,
    ink: hexOf(inkOn(rgbOf(ground))),
  });
  return { name: 'icon.svg', bytes: Buffer.from(svg) };
}

function tellNext(
  id: string,
  options: NewOptions,
  excluded: readonly string[],
  { report }: Context,
): void {
  const asked = options.exclude ?? [];
  const more = exclusions(asked, options.demo !== false).filter(
    (feature) => !asked.includes(feature) && excluded.includes(feature as never),
  );
  if (more.length > 0) report.say(`Left out as well: ${more.join(', ')} (see "exclude").`);
  report.say(
    `Next: edit brand.json and the logo, then \`brand check ${id}\` and \`brand dev ${id}\`.`,
  );
}

function wrongId(id: string): BrandError {
  const idea = idFrom(id);
  return new BrandError({
    code: 'brand-id-wrong',
    message: `${JSON.stringify(id)} is not a brand id.`,
    fix: `Write a letter, then 1 to 30 letters, digits or "-", all lower case${idea === '' ? '' : `, e.g. ${idea}`}.`,
    exitCode: 2,
  });
}

function missing(flag: string, meaning: string): BrandError {
  return new BrandError({
    code: 'flag-missing',
    message: `${flag} is missing: ${meaning}.`,
    fix: `Add ${flag}, or run the command in a terminal to be asked.`,
    exitCode: 2,
  });
}
