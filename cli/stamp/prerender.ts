import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandData } from '../../app/brand/data.ts';
import type { FeatureId } from '../../app/brand/features.ts';
import { type Compile, sharedFilePath } from '../compile/output.ts';

/** What the server bundle exports; features are opaque here. */
type ServerModule = {
  renderFirstScreen(input: {
    data: BrandData;
    features: unknown[];
    resources: Record<string, unknown>;
  }): string;
};

/**
 * @param resources the texts that the page carries, by namespace
 * @returns markup of the brand's first screen in its default language.
 */
export async function prerender(
  compile: Compile,
  data: BrandData,
  features: FeatureId[],
  resources: Record<string, unknown>,
): Promise<string> {
  const load = async (name: string): Promise<Record<string, unknown>> =>
    import(pathToFileURL(join(compile.folder, 'server', `${name}.mjs`)).href);
  const server = (await load('entry')) as ServerModule;
  const loaded = await Promise.all(features.map((id) => load(`feature-${id}`)));
  return server.renderFirstScreen({
    data,
    features: loaded.map((module) => module['feature']),
    resources,
  });
}

const texts = new Map<string, unknown>();

/** Parsed locale file of the compile; read once, since every brand asks for the same ones. */
export function readText(compile: Compile, file: string): unknown {
  const path = sharedFilePath(compile, file);
  const known = texts.get(path);
  if (known !== undefined) return known;
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'));
  texts.set(path, parsed);
  return parsed;
}
