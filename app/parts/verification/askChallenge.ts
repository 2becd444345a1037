import type * as v from 'valibot';
import type { verifyScene } from '../../contract/fields/verification.ts';
import { getCaptcha } from '../../contract/session/getCaptcha.ts';
import { getVerify5Data } from '../../contract/session/getVerify5Data.ts';
import { getVerifyType } from '../../contract/session/getVerifyType.ts';
import type { Backend } from '../../core/backend/backend.ts';
import { InsecureContextError } from '../../core/errors/insecureContext.ts';
import { solveNumber } from './solveNumber.ts';

export type Scene = v.InferOutput<typeof verifyScene>;

export type Picture = { challengeId: string; image: string };

/** What shows that no program is asking. `expiresAt` is in milliseconds. */
export type Challenge =
  | { type: 'none' }
  | ({ type: 'image'; expiresAt: number } & Picture)
  | { type: 'verify5'; expiresAt: number; challengeId: string; answer: Promise<string> };

export type ChallengeNeeds = {
  backend: Pick<Backend, 'call'>;
  packageId: number;
  scene: Scene;
  /** SHA-256, or null where the browser withholds it. */
  digest: ((bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>) | null;
  pause: () => Promise<void>;
  now: () => number;
};

/**
 * Asks what is needed, and starts on the puzzle where it is one for the device.
 * @param signal calls off the asking, and the puzzle.
 * @throws CallError, InsecureContextError
 */
export async function askChallenge(
  { backend, packageId, scene, digest, pause, now }: ChallengeNeeds,
  signal: AbortSignal,
): Promise<Challenge> {
  const { type } = await backend.call(getVerifyType, { packageId, scene }, { signal });
  if (type === 'none') return { type };
  if (type === 'image') {
    const { expiresIn, ...picture } = await backend.call(
      getCaptcha,
      { packageId, scene },
      { signal },
    );
    return { type, ...picture, expiresAt: now() + expiresIn * 1000 };
  }
  if (!digest) throw new InsecureContextError('SHA-256 needs a secure context.');
  const puzzle = await backend.call(getVerify5Data, { packageId, scene }, { signal });
  const answer = solveNumber(puzzle, { digest, pause, signal }).then(String);
  // Whoever waits for it learns of a failure; nobody else has to.
  answer.catch(() => undefined);
  const expiresAt = now() + puzzle.expiresIn * 1000;
  return { type, challengeId: puzzle.challengeId, answer, expiresAt };
}
