import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoadedBrand, loadBrands } from '../../brand/load.ts';
import { shownPath } from '../../brand/makeProblem.ts';
import type { Context } from '../../context.ts';
import { BrandError, systemCode } from '../../errors.ts';
import { makeFolder } from '../../files/makeFolder.ts';
import { makeTemporaryBeside, recoverFolder } from '../../files/replaceFolder.ts';
import type { Problem } from '../../problem.ts';

export type BrandFiles = Readonly<Record<string, string | Uint8Array>>;

/**
 * Writes a brand folder that passes the check, whole or not at all.
 * @throws BrandError (2) where the folder exists or the brand would not pass.
 */
export async function writeBrand(
  id: string,
  files: BrandFiles,
  context: Context,
): Promise<{ brand: LoadedBrand | undefined; warnings: Problem[] }> {
  const { brandsDir, cwd, signal } = context;
  const target = join(brandsDir, id);
  refuseExisting(id, target, cwd);
  makeFolder(brandsDir);
  recoverFolder(brandsDir);
  const temporary = makeTemporaryBeside(target);
  try {
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(temporary, name), content);
    }
    const draft = { id, dir: temporary };
    const { brands, problems } = await loadBrands(brandsDir, [id], { cwd, draft });
    const told = problems.map((problem) => atTarget(problem, shownPath(cwd, target)));
    if (brands.length === 0) throw draftInvalid(id, told);
    signal.throwIfAborted();
    renameInto(temporary, target, id, cwd);
    return { brand: brands[0], warnings: told };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function refuseExisting(id: string, target: string, cwd: string): void {
  if (lstatSync(target, { throwIfNoEntry: false })) throw alreadyThere(id, target, cwd);
}

function renameInto(temporary: string, target: string, id: string, cwd: string): void {
  try {
    renameSync(temporary, target);
  } catch (error) {
    if (['EEXIST', 'ENOTEMPTY', 'ENOTDIR'].includes(systemCode(error))) {
      throw alreadyThere(id, target, cwd);
    }
    throw error;
  }
}

/** The draft is gone when its problems are read, so they name the file that was to be. */
function atTarget(problem: Problem, target: string): Problem {
  const name = problem.file.split('/').pop() ?? 'brand.json';
  return { ...problem, file: `${target}/${name}`, line: 0, column: 0 };
}

function alreadyThere(id: string, target: string, cwd: string): BrandError {
  return new BrandError({
    code: 'brand-exists',
    message: `${shownPath(cwd, target)} exists already; nothing was changed.`,
    fix: `Choose another id, or edit the brand ${id}.`,
    exitCode: 2,
  });
}

function draftInvalid(id: string, problems: Problem[]): BrandError {
  return new BrandError({
    code: 'brand-draft-invalid',
    message: `The brand ${id} would not pass the check; nothing was written.`,
    fix: 'Change the flags that the problems name.',
    exitCode: 2,
    problems,
  });
}
