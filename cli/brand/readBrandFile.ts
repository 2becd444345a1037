import { join } from 'node:path';
import type { BrandSource } from '../../app/brand/schema.ts';
import { parseBrandSource } from '../../app/brand/schemaFindings.ts';
import type { Problem } from '../problem.ts';
import type { BrandFolder } from './discover.ts';
import { makeProblem, shownPath } from './makeProblem.ts';
import { type JsonDocument, parseJson } from './parseJson.ts';
import { placeFault, placeFinding } from './place.ts';
import { readText } from './readText.ts';

export type BrandFile = {
  folder: BrandFolder;
  at: { brand: string; file: string };
  bytes: Buffer;
  /** Absent where the file cannot be read as JSON. */
  document?: JsonDocument;
  /** Absent where the JSON does not pass the schema. */
  source?: BrandSource;
  problems: Problem[];
};

/** Reads `brand.json` up to and including the schema. Never throws. */
export function readBrandFile(folder: BrandFolder, cwd: string): BrandFile {
  const path = join(folder.dir, 'brand.json');
  const at = { brand: folder.id, file: shownPath(cwd, path) };
  const read = readText(path);
  if ('fault' in read) {
    const { code, message, fix } = read.fault;
    const problems = [makeProblem(code, at, message, fix)];
    return { folder, at, bytes: Buffer.alloc(0), problems };
  }
  const { text, bytes } = read;
  const document = parseJson(text);
  if ('faults' in document) {
    const problems = document.faults.map((fault) => placeFault(fault, text, at));
    return { folder, at, bytes, problems };
  }
  const parsed = parseBrandSource(document.value);
  if ('findings' in parsed) {
    const problems = parsed.findings.map((finding) => placeFinding(finding, document, at));
    return { folder, at, bytes, document, problems };
  }
  return { folder, at, bytes, document, source: parsed.source, problems: [] };
}
