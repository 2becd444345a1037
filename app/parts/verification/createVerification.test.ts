import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CallError, type CallFailure } from '../../contract/callError.ts';
import type { VerifyType } from '../../contract/fields/verification.ts';
import type { Backend } from '../../core/backend/backend.ts';
import { InsecureContextError } from '../../core/errors/insecureContext.ts';
import { AnswerNeededError } from './answerNeeded.ts';
import { createVerification, type Proof, type VerificationState } from './createVerification.ts';
import { zeroBits } from './solveNumber.ts';

const start = 1_800_000_000_000;
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

function setUp(type: VerifyType, options: { isSecure?: boolean; bits?: number } = {}) {
  const asked: string[] = [];
  const shown: VerificationState[] = [];
  let now = start;
  let isOnline = true;
  let made = 0;
  const answers: Record<string, () => unknown> = {
    'session.getVerifyType': () => ({ type }),
    'session.getCaptcha': () => {
      made += 1;
      return { challengeId: `c${made}`, image: `data:image/png;base64,${made}`, expiresIn: 60 };
    },
    'session.getVerify5Data': () => {
      made += 1;
      return {
        challengeId: `c${made}`,
        salt: `salt-${made}`.padEnd(16, '.'),
        bits: options.bits ?? 6,
        expiresIn: 60,
      };
    },
  };
  const call: Backend['call'] = async ({ name }) => {
    asked.push(name);
    if (!isOnline) throw new CallError(name, { kind: 'offline' });
    return answers[name]?.() as never;
  };
  const run = createVerification({
    backend: { call },
    packageId: 1,
    scene: 'login',
    digest:
      options.isSecure === false ? null : async (bytes) => new Uint8Array(sha256(bytes)).buffer,
    pause: () => new Promise((resolve) => void setTimeout(resolve)),
    now: () => now,
    onChange: (state) => shown.push(state),
  });
  const sent: Proof[] = [];
  return {
    run,
    asked,
    sent,
    shown,
    picture: () => shown.at(-1)?.picture?.challengeId ?? null,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
    setOnline: (value: boolean) => {
      isOnline = value;
    },
    succeed: async (proof: Proof) => void sent.push(proof),
    fail: (failure: CallFailure) => async (proof: Proof) => {
      sent.push(proof);
      throw new CallError('session.accountLogin', failure);
    },
  };
}

const wrong: CallFailure = {
  kind: 'declared',
  domain: 'session',
  name: 'loginWrong',
  data: null,
  message: '',
};

describe('createVerification', () => {
  it('sends nothing where nothing is asked for', async () => {
    const { run, succeed, sent } = setUp('none');
    await run.attempt('', succeed);
    expect(sent).toEqual([{}]);
  });

  it('shows a picture when the person begins, and asks once', async () => {
    const { run, asked, picture } = setUp('image');
    await Promise.all([run.begin(), run.begin()]);
    await run.begin();
    expect(picture()).toBe('c1');
    expect(asked).toEqual(['session.getVerifyType', 'session.getCaptcha']);
  });

  it('waits for the characters of a picture, and sends them without spaces', async () => {
    const { run, succeed, sent, picture } = setUp('image');
    await expect(run.attempt('', succeed)).rejects.toThrow(AnswerNeededError);
    expect(picture()).toBe('c1');
    await run.attempt(' a B1 2 ', succeed);
    expect(sent).toEqual([{ verification: { challengeId: 'c1', answer: 'aB12' } }]);
    expect(picture()).toBeNull();
  });

  it('brings another picture after a refusal', async () => {
    const { run, fail, picture } = setUp('image');
    await run.begin();
    await expect(run.attempt('abcd', fail(wrong))).rejects.toThrow('loginWrong');
    await Promise.resolve();
    await expect.poll(picture).toBe('c2');
  });

  it('takes no characters for a picture that was not there when they were typed', async () => {
    const { run, succeed, sent, pass, picture } = setUp('image');
    await run.begin();
    pass(59);
    await expect(run.attempt('abcd', succeed)).rejects.toThrow(AnswerNeededError);
    expect(sent).toEqual([]);
    expect(picture()).toBe('c2');
  });

  it('keeps its proof while no answer says what became of the sending', async () => {
    const { run, fail, succeed, sent, pass } = setUp('image');
    await run.begin();
    await expect(run.attempt('abcd', fail({ kind: 'timeout' }))).rejects.toThrow('timeout');
    pass(120);
    await run.attempt('abcd', succeed);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('keeps a picture that nothing was sent with', async () => {
    const { run, fail, picture } = setUp('image');
    await run.begin();
    await expect(run.attempt('abcd', fail({ kind: 'offline' }))).rejects.toThrow('offline');
    expect(picture()).toBe('c1');
  });

  it('lets the device solve its puzzle, and says so while it is waited for', async () => {
    const { run, succeed, sent, shown } = setUp('verify5');
    await run.attempt('', succeed);
    const { challengeId, answer } = sent[0]?.verification ?? {};
    expect(challengeId).toBe('c1');
    const hash = sha256(Buffer.from(`${'salt-1'.padEnd(16, '.')}:${answer}`));
    expect(zeroBits(hash)).toBeGreaterThanOrEqual(6);
    expect(shown.map(({ isChecking }) => isChecking)).toContain(true);
    expect(shown.at(-1)?.isChecking).toBe(false);
  });

  it('can be cancelled, and begun again', async () => {
    const { run, succeed, sent } = setUp('verify5', { bits: 13 });
    await run.begin();
    run.cancel();
    await expect(run.attempt('', succeed)).rejects.toThrow('cancelled');
    await run.attempt('', succeed);
    expect(sent).toHaveLength(1);
  });

  it('says so where the browser withholds what the puzzle takes', async () => {
    const { run, succeed } = setUp('verify5', { isSecure: false });
    await expect(run.attempt('', succeed)).rejects.toThrow(InsecureContextError);
  });

  it('asks again with the sending where asking failed before', async () => {
    const { run, succeed, sent, setOnline } = setUp('none');
    setOnline(false);
    await run.begin();
    await expect(run.attempt('', succeed)).rejects.toThrow('offline');
    setOnline(true);
    await run.attempt('', succeed);
    expect(sent).toEqual([{}]);
  });
});
