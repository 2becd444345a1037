import { resolve } from 'node:path';
import type { Brand } from '../../../app/brand/brand.ts';
import { type CodeListRefusal, signedMessage } from '../../../app/lib/codeList/codeList.ts';
import { judgeCodeList } from '../../../app/lib/codeList/judgeCodeList.ts';
import { parseCodeList } from '../../../app/lib/codeList/parseCodeList.ts';
import { limits } from '../../../app/lib/limits.ts';
import type { Context } from '../../context.ts';
import { BrandError } from '../../errors.ts';
import { readLimited } from '../../files/readLimited.ts';
import { isSigned } from './keys.ts';
import { brandWithKeys } from './oneBrand.ts';
import { addressReasons, listReasons } from './reasons.ts';

/** Judges a list as an app would that knows no other. Ends with 2 where anything is ignored. */
export async function verifyAction(id: string, file: string, context: Context): Promise<void> {
  const { report, cwd, outcome } = context;
  const brand = await brandWithKeys(id, context);
  const shown = file === '-' ? 'The list' : file;
  const text = await textOf(file === '-' ? null : resolve(cwd, file), shown);
  const judged = judge(text, brand);
  if (!judged.ok) {
    const { message, fix } = listReasons[judged.reason];
    throw new BrandError({
      code: 'list-refused',
      message: `${shown} would be ignored (${judged.reason}). ${message}`,
      fix,
      exitCode: 2,
    });
  }
  const { version, lines, ignored } = judged;
  const until = new Date(judged.expires * 1000).toISOString();
  report.result({ ok: ignored.length === 0, version, expires: until, lines, ignored });
  report.data([`valid until  ${until}`, `version      ${version}`].join('\n'));
  for (const line of lines) report.data(`line         ${line}`);
  for (const { address, reason } of ignored) {
    report.data(`ignored      ${address}: ${addressReasons[reason]}`);
  }
  if (ignored.length > 0) outcome.exitCode = 2;
}

function judge(text: string, { lines, combineId }: Brand) {
  const refused = (reason: CodeListRefusal) => ({ ok: false, reason }) as const;
  const parsed = parseCodeList(text);
  if (!parsed.ok) return parsed;
  const { list } = parsed;
  const message = signedMessage(list.signedPart, combineId);
  if (!isSigned(lines.publicKeys, list.signature, message)) return refused('signature-wrong');
  const judged = judgeCodeList(list, { zones: lines.zones, now: Date.now(), known: null });
  return judged.ok ? { ...judged, version: list.version, expires: list.expires } : judged;
}

/** @returns the text with one character for each byte. @param path null reads stdin. */
async function textOf(path: string | null, shown: string): Promise<string> {
  try {
    const bytes = path === null ? await readStdin() : readLimited(path, limits.listBytes);
    if (bytes) return bytes.toString('latin1');
  } catch {
    // Said below, with what to do.
  }
  throw new BrandError({
    code: 'list-unreadable',
    message: `${shown} cannot be read.`,
    fix: 'Give the path of a list, or - to read stdin.',
    exitCode: 2,
  });
}

/** @returns at most a little more than a list may have. */
async function readStdin(): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of process.stdin) {
    chunks.push(Buffer.from(chunk));
    length += chunk.length;
    if (length > limits.listBytes) break;
  }
  return Buffer.concat(chunks);
}
