import { codeListAddress, signedMessage } from '../../lib/codeList/codeList.ts';
import { judgeCodeList } from '../../lib/codeList/judgeCodeList.ts';
import { parseCodeList } from '../../lib/codeList/parseCodeList.ts';
import { storageKeys } from '../../platform/storage.ts';
import { verifySignature } from '../../platform/verifySignature.ts';
import type { CodeListOutcome, LineReport } from './codeListOutcome.ts';
import type { LinesOptions } from './linesOptions.ts';
import { loadCodeList } from './loadCodeList.ts';

type Known = { version: number; signedPart: string };

type Checked = {
  outcome: CodeListOutcome;
  /** The list, where its signature is right; also an expired one, so that none older passes. */
  genuine: Known | null;
};

export interface CodeLists {
  report(): readonly LineReport[];
  /** Takes up the list of an earlier visit. Never rejects. */
  restore(): Promise<void>;
  /** Asks every code URL. Never rejects. @returns when a list was accepted, or all are done. */
  load(): Promise<void>;
}

/** @param onAccepted gets the lines of the newest list. */
export function createCodeLists(
  options: LinesOptions,
  onAccepted: (lines: readonly string[]) => void,
): CodeLists {
  const { codeUrls, combineId, publicKeys, zones, storage, clock } = options;
  const { verify = verifySignature } = options;
  let known: Known | null = null;
  let stored: CodeListOutcome | null = null;
  const outcomes = new Map<string, CodeListOutcome>(
    codeUrls.map((url) => [url, { status: 'unused' }]),
  );

  /** Accepts the list of a text, or says why not. */
  const take = async (text: string): Promise<Checked> => {
    const parsed = parseCodeList(text);
    if (!parsed.ok) return refused(parsed.reason);
    const { list } = parsed;
    const message = signedMessage(list.signedPart, combineId);
    const signature = await verify(publicKeys, list.signature, message);
    if (signature === 'wrong') return refused('signature-wrong');
    if (signature === 'unverifiable') return refused('unverifiable');
    const genuine = { version: list.version, signedPart: list.signedPart };
    // No await from here on: what is known must not change between judging and accepting.
    const judged = judgeCodeList(list, { zones, now: clock(), known });
    if (!judged.ok) return { ...refused(judged.reason), genuine };
    known = genuine;
    onAccepted(judged.lines);
    const { version, expires } = list;
    const { lines, ignored } = judged;
    return { outcome: { status: 'accepted', version, expires, lines, ignored }, genuine };
  };

  const note = (url: string, outcome: CodeListOutcome): void => {
    outcomes.set(url, outcome);
    options.onChange?.();
  };

  const loadOne = async (url: string): Promise<boolean> => {
    note(url, { status: 'loading' });
    const loaded = await loadCodeList(codeListAddress(url, combineId), options);
    if (loaded.kind !== 'text') {
      const isTooLarge = loaded.kind === 'too-large';
      note(url, isTooLarge ? refused('too-large').outcome : { status: 'unreachable' });
      return false;
    }
    const { outcome } = await take(loaded.text);
    note(url, outcome);
    if (outcome.status !== 'accepted') return false;
    storage.write(storageKeys.lines, loaded.text);
    return true;
  };

  return {
    report: () => [
      ...(stored ? [{ url: 'stored', outcome: stored }] : []),
      ...Array.from(outcomes, ([url, outcome]) => ({ url, outcome })),
    ],
    async restore() {
      const text = storage.read(storageKeys.lines);
      if (text === null) return;
      const { outcome, genuine } = await take(text);
      stored = outcome;
      if (genuine) known ??= genuine;
      else storage.remove(storageKeys.lines);
      options.onChange?.();
    },
    load: () =>
      new Promise((resolve) => {
        const all = codeUrls.map(async (url) => {
          if (await loadOne(url)) resolve();
        });
        Promise.all(all).then(() => resolve());
      }),
  };
}

function refused(reason: Extract<CodeListOutcome, { status: 'refused' }>['reason']): Checked {
  return { outcome: { status: 'refused', reason }, genuine: null };
}
