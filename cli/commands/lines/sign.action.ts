import { resolve } from 'node:path';
import { signedMessage } from '../../../app/lib/codeList/codeList.ts';
import { checkLineAddress } from '../../../app/lib/codeList/lineAddress.ts';
import { mostAddresses, unsignedCodeList } from '../../../app/lib/codeList/parseCodeList.ts';
import { limits } from '../../../app/lib/limits.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { readLimited } from '../../files/readLimited.ts';
import { writeAtomic } from '../../files/writeAtomic.ts';
import { publicKeyText, readPrivateKey, signText } from './keys.ts';
import { brandWithKeys } from './oneBrand.ts';
import { addressReasons } from './reasons.ts';

export type SignFlags = {
  key: string;
  /** Seconds. */
  expires: number;
  number?: number;
  file?: string;
  out?: string;
};

/** Writes a list the brand's app will take, or none. */
export async function signAction(
  id: string,
  given: readonly string[],
  flags: SignFlags,
  context: Context,
): Promise<void> {
  const { report, cwd } = context;
  const { combineId, lines } = await brandWithKeys(id, context);
  const written = [
    ...given,
    ...(flags.file ? addressesOf(resolve(cwd, flags.file), flags.file) : []),
  ];
  const addresses = checkedAddresses(written, lines.zones);
  const key = readPrivateKey(resolve(cwd, flags.key));
  if (!lines.publicKeys.includes(publicKeyText(key))) {
    throw new BrandError({
      code: 'key-foreign',
      message: `The public key of ${flags.key} is not in lines.publicKeys of ${id}.`,
      fix: `Sign with the brand's own key, or add "${publicKeyText(key)}" to brand.json and build again.`,
      exitCode: 2,
    });
  }
  const now = Math.floor(Date.now() / 1000);
  const list = { addresses, version: flags.number ?? now, expires: now + flags.expires };
  const unsigned = unsignedCodeList(list);
  const text = `${unsigned}#sig ${signText(key, signedMessage(unsigned, combineId))}\n`;
  if (flags.out !== undefined) writeList(resolve(cwd, flags.out), flags.out, text);
  const until = new Date(list.expires * 1000).toISOString();
  report.result({ ok: true, version: list.version, expires: until, lines: addresses, text });
  if (flags.out === undefined) report.data(text.trimEnd());
  report.say(`Version ${list.version}, ${addresses.length} lines, valid until ${until}.`);
}

function addressesOf(path: string, shown: string): string[] {
  let bytes: Buffer | null = null;
  try {
    bytes = readLimited(path, limits.listBytes);
  } catch {
    // Said below, with what to do.
  }
  if (bytes && bytes.length <= limits.listBytes) {
    const lines = bytes
      .toString('utf8')
      .split('\n')
      .map((line) => line.trim());
    return lines.filter((line) => line !== '' && !line.startsWith('#'));
  }
  throw new BrandError({
    code: 'list-unreadable',
    message: `${shown} cannot be read, or is larger than 64 KiB.`,
    fix: 'Give --file a text file with one address a line.',
    exitCode: 2,
  });
}

/** @throws BrandError (2) that names everything wrong at once */
function checkedAddresses(written: readonly string[], zones: readonly string[]): string[] {
  const addresses: string[] = [];
  const wrong: string[] = [];
  for (const text of written) {
    const checked = checkLineAddress(text, zones);
    if (!checked.ok) wrong.push(`${text}: ${addressReasons[checked.reason]}`);
    else if (!addresses.includes(checked.address)) addresses.push(checked.address);
  }
  if (wrong.length > 0) {
    throw new BrandError({
      code: 'line-refused',
      message: ['The app would not use these addresses.', ...wrong].join('\n'),
      fix: `Write https addresses under ${zones.join(', ') || 'a domain in lines.zones'}.`,
      exitCode: 2,
    });
  }
  if (addresses.length > 0 && addresses.length <= mostAddresses) return addresses;
  throw new BrandError({
    code: 'lines-count',
    message: `A list has from 1 to ${mostAddresses} addresses; here are ${addresses.length}.`,
    fix: 'Name the addresses after the brand, or in a file with --file.',
    exitCode: 2,
  });
}

function writeList(path: string, shown: string, text: string): void {
  try {
    writeAtomic(path, text);
  } catch (cause) {
    throw new BrandError({
      code: 'file-unwritable',
      message: `${shown} cannot be written.`,
      fix: 'Choose another file with --out.',
      exitCode: 4,
      cause,
    });
  }
}
