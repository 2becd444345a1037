import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallError, type CallFailure } from '../../contract/callError.ts';
import { errorCatalogue } from '../../contract/errors.ts';
import errors from '../../locales/en-US/errors.json';
import shell from '../../locales/en-US/shell.json';
import { declaredKeys } from './errorKeys.data.ts';
import { InsecureContextError } from './insecureContext.ts';
import { sentenceOf } from './sentenceOf.ts';

const of = (failure: CallFailure) => sentenceOf(new CallError('user.mine', failure));
function textOf(error: unknown): string {
  const sentence = sentenceOf(error);
  if (sentence.from === 'server') return sentence.text;
  return sentence.from === 'shell' ? shell[sentence.key] : errors[sentence.key];
}

describe('sentenceOf', () => {
  it('has a sentence for every declared error', () => {
    for (const name of Object.keys(errorCatalogue)) {
      const key = declaredKeys[name as keyof typeof declaredKeys];
      expect(errors[key], name).toMatch(/\.$/);
    }
  });

  it('has a sentence for everything that can be thrown', () => {
    const failures: CallFailure[] = [
      { kind: 'offline' },
      { kind: 'network' },
      { kind: 'timeout' },
      { kind: 'http', status: 502 },
      { kind: 'blocked' },
      { kind: 'contract', path: 'token' },
      { kind: 'session', code: 401, message: '' },
      { kind: 'session', code: 402, message: '' },
      { kind: 'session', code: 403, message: '' },
      { kind: 'refused', code: 77, message: '' },
      { kind: 'cancelled' },
    ];
    for (const failure of failures) {
      expect(textOf(new CallError('user.mine', failure)), failure.kind).toMatch(/\.$/);
    }
    for (const error of [null, undefined, 'x', new TypeError('x'), new InsecureContextError('x')]) {
      expect(textOf(error)).toMatch(/\.$/);
    }
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
