import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SandboxError } from '../sandboxError.ts';

const length = 32;

/**
 * Reads the secret of a data folder, making folder and secret where they are missing.
 * @throws SandboxError when the folder cannot be used.
 */
export async function loadSecret(dataDir: string): Promise<Uint8Array> {
  const file = join(dataDir, 'secret');
  try {
    await mkdir(dataDir, { recursive: true });
    // `wx` leaves an existing secret alone: another one would end every session.
    await writeFile(file, randomBytes(length), { flag: 'wx', mode: 0o600 }).catch(ignoreExisting);
    await chmod(file, 0o600);
    const secret = await readFile(file);
    if (secret.length === length) return secret;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SandboxError(
      'dataFolder',
      `The folder ${dataDir} cannot be used: ${reason}`,
      'Make it writable, or name another folder.',
      error,
    );
  }
  throw new SandboxError(
    'dataFolder',
    `The secret in ${file} is damaged: it is not ${length} bytes long.`,
    'Start anew with --reset, or name another folder.',
  );
}

function ignoreExisting(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
}
