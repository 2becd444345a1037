import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CallError, type CallFailure } from '../../contract/callError.ts';
import type { Profile } from '../../core/session/session.ts';
import { settleEdit, UnconfirmedEdit } from './settleEdit.ts';

const before: Profile = {
  userId: 'u1',
  username: 'alex',
  nickName: 'Old',
  avatar: '',
  isActivation: 1,
  phone: '',
  notice: 0,
  customerId: '',
  isRecharge: 0,
};

type World = {
  /** How the edit's answer is lost; null when it comes. */
  failure: CallFailure | null;
  /** Whether the server made the edit before that. */
  isMade: boolean;
  /** Whether the account can be read afterwards. */
  canRead: boolean;
};

async function run({ failure, isMade, canRead }: World): Promise<'saved' | 'unknown' | 'failed'> {
  let stored = before;
  let known: Profile = before;
  const edit = settleEdit({
    async send() {
      if (isMade) stored = { ...before, nickName: 'New' };
      if (failure) throw new CallError('user.editNick', failure);
      known = { ...known, nickName: 'New' };
    },
    async refresh() {
      if (!canRead) throw new CallError('user.mine', { kind: 'network' });
      known = stored;
    },
    profile: () => known,
    isMade: ({ nickName }) => nickName === 'New',
  });
  return edit.then(
    () => 'saved',
    (error: unknown) => (error instanceof UnconfirmedEdit ? 'unknown' : 'failed'),
  );
}

const lost: CallFailure[] = [
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'http', status: 502 },
  { kind: 'contract', path: 'data' },
];
const certain: CallFailure[] = [
  { kind: 'offline' },
  { kind: 'blocked' },
  { kind: 'declared', domain: 'user', name: 'nicknameInvalid', data: null, message: '' },
  { kind: 'refused', code: 9, message: 'No.' },
];

describe('settleEdit', () => {
  it('learns from the account what a lost answer would have said', async () => {
    for (const failure of lost) {
      expect(await run({ failure, isMade: true, canRead: true })).toBe('saved');
      expect(await run({ failure, isMade: false, canRead: true })).toBe('failed');
    }
  });

  it('says that it does not know where the account cannot be read either', async () => {
    for (const failure of lost) {
      expect(await run({ failure, isMade: true, canRead: false })).toBe('unknown');
    }
  });

  it('passes on a refusal without asking again', async () => {
    for (const failure of certain) {
      expect(await run({ failure, isMade: false, canRead: true })).toBe('failed');
    }
  });

  it('never reports an edit as saved that was not made, nor one as failed that was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          failure: fc.constantFrom(null, ...lost),
          isMade: fc.boolean(),
          canRead: fc.boolean(),
        }),
        async (world) => {
          // An answer of success means the server made it.
          const isMade = world.failure === null || world.isMade;
          const outcome = await run({ ...world, isMade });
          if (outcome === 'saved') expect(isMade).toBe(true);
          if (outcome === 'failed') expect(isMade).toBe(false);
        },
      ),
    );
  });
});
