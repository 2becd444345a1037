import { dirname, join } from 'node:path';
import { parseSource } from '../../app/brand/schemaFindings.ts';
import { makeProblem, shownPath } from '../brand/makeProblem.ts';
import { parseJson } from '../brand/parseJson.ts';
import { placeFault, placeFinding } from '../brand/place.ts';
import type { Context } from '../context.ts';
import { BrandError, systemCode } from '../errors.ts';
import { readLimited } from '../files/readLimited.ts';
import type { Problem } from '../problem.ts';
import { type DeploySource, deploySource } from './deploySchema.ts';

const sizeLimit = 1_000_000;
const example = '{ "targets": { "staging": { "kind": "folder", "path": "/mnt/site" } } }';

/** `deploy.json` beside the folder of brands: operations keep their targets in one place. */
export const deployFilePath = ({ brandsDir }: Pick<Context, 'brandsDir'>): string =>
  join(dirname(brandsDir), 'deploy.json');

/**
 * @returns null where there is no file.
 * @throws BrandError (2) with every problem of the file, each with its place.
 */
export function readDeployFile(
  context: Pick<Context, 'brandsDir' | 'cwd'>,
): { source: DeploySource; folder: string } | null {
  const path = deployFilePath(context);
  const at = { brand: '', file: shownPath(context.cwd, path) };
  const text = readWhole(path, at);
  if (text === null) return null;
  const document = parseJson(text, `Write the targets, e.g. ${example}.`);
  if ('faults' in document) {
    throw invalid(
      at.file,
      document.faults.map((fault) => placeFault(fault, text, at)),
    );
  }
  const parsed = parseSource(deploySource, document.value, 'a list of targets');
  if ('source' in parsed) return { source: parsed.source, folder: dirname(path) };
  throw invalid(
    at.file,
    parsed.findings.map((finding) => placeFinding(finding, document, at)),
  );
}

function readWhole(path: string, at: { brand: string; file: string }): string | null {
  const refuse = (code: Parameters<typeof makeProblem>[0], message: string, fix: string) =>
    invalid(at.file, [makeProblem(code, at, message, fix)]);
  let bytes: Buffer | null;
  try {
    bytes = readLimited(path, sizeLimit);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw refuse('file-unreadable', `It cannot be read (${code}).`, 'Give this user access to it.');
  }
  if (bytes === null) throw refuse('file-not-file', 'It is not a file.', 'Put a JSON file here.');
  if (bytes.length > sizeLimit) {
    throw refuse('file-large', 'It is larger than 1 MB.', 'Keep only targets in it.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('file-encoding', 'It is not UTF-8 text.', 'Save it again as UTF-8.');
  }
}

function invalid(file: string, problems: Problem[]): BrandError {
  return new BrandError({
    code: 'deploy-invalid',
    message: `${file} has errors.`,
    fix: 'Correct what is listed, then run this again.',
    exitCode: 2,
    problems,
  });
}
