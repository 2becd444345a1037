import { limits } from '../limits.ts';
import type { CodeListRefusal, LineRefusal, SignedCodeList } from './codeList.ts';
import { checkLineAddress } from './lineAddress.ts';

type Context = {
  zones: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
  /** The newest list known so far. */
  known: { version: number; signedPart: string } | null;
};

export type IgnoredAddress = { address: string; reason: LineRefusal };

type Judgement =
  | { ok: true; lines: readonly string[]; ignored: readonly IgnoredAddress[] }
  | { ok: false; reason: CodeListRefusal };

/** Decides whether a list whose signature is right may be used, and which of its addresses. */
export function judgeCodeList(list: SignedCodeList, { zones, now, known }: Context): Judgement {
  if (isExpired(list.expires, now)) return { ok: false, reason: 'expired' };
  if (known && list.version < known.version) return { ok: false, reason: 'older' };
  if (known && list.version === known.version && list.signedPart !== known.signedPart) {
    return { ok: false, reason: 'changed' };
  }
  const lines: string[] = [];
  const ignored: IgnoredAddress[] = [];
  for (const text of list.addresses) {
    const checked = checkLineAddress(text, zones);
    if (!checked.ok) ignored.push({ address: text, reason: checked.reason });
    else if (!lines.includes(checked.address)) lines.push(checked.address);
  }
  return lines.length === 0 ? { ok: false, reason: 'no-line' } : { ok: true, lines, ignored };
}

/** @param expires seconds since 1970. @param now milliseconds since 1970, by a clock that may be wrong. */
export function isExpired(expires: number, now: number): boolean {
  return now > expires * 1000 + limits.clockSkew;
}
