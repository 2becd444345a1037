import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Context } from '../../context.ts';
import { BrandError, systemCode } from '../../errors.ts';
import { publicKeyText } from './keys.ts';

/** Writes the private key for its owner's eyes alone, and prints the public one. */
export function keygenAction({ out }: { out: string }, context: Context): void {
  const { report, cwd, brandsDir } = context;
  const file = resolve(cwd, out);
  if (!relative(brandsDir, file).startsWith('..')) {
    throw new BrandError({
      code: 'key-place',
      message: `${out} is among the brands, whose files are published.`,
      fix: 'Keep the private key outside the repository.',
      exitCode: 2,
    });
  }
  const { privateKey } = generateKeyPairSync('ed25519');
  writeKey(file, out, privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
  const publicKey = publicKeyText(privateKey);
  report.result({ ok: true, publicKey, file });
  report.data(publicKey);
  report.say(`The private key is in ${out}. Whoever has it can speak for the brand.`);
  report.say('Put the line above into brand.json, at one of two places and never at both:');
  report.say('  lines.publicKeys  for a key that says where the app connects to,');
  report.say('  recordKeys        for a key that says where people send money.');
}

function writeKey(file: string, shown: string, pem: string): void {
  try {
    writeFileSync(file, pem, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    if (systemCode(cause) === 'EEXIST') {
      throw new BrandError({
        code: 'key-exists',
        message: `${shown} exists already.`,
        fix: 'Choose another file with --out; a lost key cannot be made again.',
        exitCode: 2,
      });
    }
    throw new BrandError({
      code: 'file-unwritable',
      message: `${shown} cannot be written.`,
      fix: 'Choose a file in a folder that exists and is yours.',
      exitCode: 4,
      cause,
    });
  }
}
