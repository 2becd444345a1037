import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorTexts } from '../../../tests/support/errorTexts.ts';
import { localeIds } from '../../brand/locales.ts';
import { CallError, type CallFailure } from '../../contract/callError.ts';
import { calls } from '../../contract/calls.ts';
import { possibleErrors } from '../../contract/common/errors.ts';
import type { DeclaredError } from '../../contract/declaredError.ts';
import shellFrame from '../../locales/en-US/shell.frame.json';
import { errorNamespace } from './errorNamespace.ts';
import { InsecureContextError } from './insecureContext.ts';
import { sentenceOf } from './sentenceOf.ts';

const of = (failure: CallFailure) => sentenceOf(new CallError('user.mine', failure));

const english = errorTexts('en-US');
function textOf(error: unknown): string | undefined {
  const sentence = sentenceOf(error);
  if (sentence.from === 'server') return sentence.text;
  if (sentence.from === 'shell') return shellFrame[sentence.key];
  return english[errorNamespace(sentence.domain)]?.[sentence.key];
}

const general: CallFailure[] = [
  { kind: 'offline' },
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'http', status: 502 },
  { kind: 'blocked' },
  { kind: 'contract', path: 'token' },
  { kind: 'refused', code: 77, message: '' },
  { kind: 'cancelled' },
];
const ended: CallFailure[] = [
  { kind: 'session', code: 401, message: '' },
  { kind: 'session', code: 402, message: '' },
  { kind: 'session', code: 403, message: '' },
];
const others = [null, undefined, 'x', new TypeError('x'), new InsecureContextError('x')];
const declared = [...new Set<DeclaredError>(calls.flatMap(possibleErrors))].map(
  ({ domain, name }) =>
    ({ kind: 'declared', domain, name, data: null, message: '' }) as CallFailure,
);

describe('the sentences for errors', () => {
  it.each(localeIds)(
    'are there in %s for every error of every call, and none is left over',
    (locale) => {
      const wanted: Record<string, Set<string>> = {};
      const thrown = [...general, ...declared].map(
        (failure) => new CallError('user.mine', failure),
      );
      for (const error of [...thrown, ...others]) {
        const sentence = sentenceOf(error);
        if (sentence.from !== 'errors') throw new Error('Not a sentence for errors.');
        const namespace = errorNamespace(sentence.domain);
        wanted[namespace] = (wanted[namespace] ?? new Set()).add(sentence.key);
      }
      const texts = errorTexts(locale);
      expect(Object.keys(texts).sort()).toEqual(Object.keys(wanted).sort());
      for (const [namespace, keys] of Object.entries(wanted)) {
        expect(Object.keys(texts[namespace] ?? {}).sort(), namespace).toEqual([...keys].sort());
      }
      for (const sentence of Object.values(texts).flatMap((one) => Object.values(one))) {
        expect(sentence).toMatch(/[.。]$/);
      }
    },
  );
});

describe('sentenceOf', () => {
  it('has a sentence for everything that can be thrown', () => {
    for (const failure of [...general, ...ended, ...declared]) {
      expect(textOf(new CallError('user.mine', failure)), failure.kind).toMatch(/\.$/);
    }
    for (const error of others) expect(textOf(error)).toMatch(/\.$/);
  });

  it('shows a refusal in the server’s words', () => {
    expect(of({ kind: 'refused', code: 77, message: ' Come back\n later. ' })).toEqual({
      from: 'server',
      text: 'Come back later.',
    });
  });

  it('lets no server fill the screen, or turn the direction of words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (message) => {
        const sentence = of({ kind: 'refused', code: 77, message });
        if (sentence.from !== 'server') return;
        expect([...sentence.text].length).toBeLessThanOrEqual(200);
        expect(sentence.text).not.toMatch(/[\n\u202a-\u202e\u2066-\u2069]/);
      }),
    );
  });
});
