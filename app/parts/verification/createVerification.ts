import type * as v from 'valibot';
import { CallError, failureOf, isUnknownOutcome } from '../../contract/callError.ts';
import type { verification } from '../../contract/fields/verification.ts';
import { AnswerNeededError } from './answerNeeded.ts';
import { askChallenge, type Challenge, type ChallengeNeeds, type Picture } from './askChallenge.ts';

/** What a call takes that may ask for a verification: spread it into the input. */
export type Proof = { verification?: v.InferOutput<typeof verification> };

export type VerificationState = {
  /** To be typed by the person; null where the device needs nobody's help. */
  picture: Picture | null;
  /** True while a sending waits for the device to finish its puzzle. */
  isChecking: boolean;
};

type Needs = ChallengeNeeds & { onChange: (state: VerificationState) => void };

/** Milliseconds that a challenge must still be good for when its answer is sent. */
const margin = 2000;

export interface VerificationRun {
  /** Asks what is needed, and starts on it. Never rejects: the sending asks again. */
  begin: () => Promise<void>;
  /**
   * Sends something with its proof. A challenge is good for one attempt, so a refusal brings the
   * next one; without an answer the same proof is kept.
   * @param typed characters of the picture.
   * @throws AnswerNeededError while a picture waits for its characters; what `send` throws.
   */
  attempt: <Result>(typed: string, send: (proof: Proof) => Promise<Result>) => Promise<Result>;
  /** Another challenge in place of the one shown. @throws CallError */
  renew: () => Promise<void>;
  /** Gives the puzzle up. */
  cancel: () => void;
}

/** How a person, or the device for them, shows that no program is asking. */
export function createVerification(needs: Needs): VerificationRun {
  let stop = new AbortController();
  let current: Promise<Challenge> | null = null;
  // After a sending without an answer the same proof goes again: with another one it would be
  // another request to the server, which may have done the first.
  let isUnsettled = false;

  const tell = (challenge: Challenge | null, isChecking = false): void => {
    needs.onChange({ picture: challenge && pictureOf(challenge), isChecking });
  };

  const start = (): Promise<Challenge> => {
    stop.abort();
    stop = new AbortController();
    const asked = askChallenge(needs, stop.signal);
    current = asked;
    asked.then(
      (challenge) => {
        if (current === asked) tell(challenge);
      },
      () => {
        if (current === asked) current = null;
      },
    );
    return asked;
  };

  /** The sending asks again, and says what is wrong. */
  const startQuietly = async (): Promise<void> => {
    await start().catch(() => undefined);
  };

  const proofOf = async (challenge: Challenge, typed: string): Promise<Proof> => {
    if (challenge.type === 'none') return {};
    const { challengeId } = challenge;
    if (challenge.type === 'image') {
      return { verification: { challengeId, answer: charactersOf(typed) } };
    }
    tell(challenge, true);
    try {
      return { verification: { challengeId, answer: await challenge.answer } };
    } catch (cause) {
      current = null;
      throw new CallError('session.getVerify5Data', { kind: 'cancelled' }, cause);
    } finally {
      tell(challenge);
    }
  };

  return {
    renew: async () => void (await start()),
    begin: async () => {
      if (!current) await startQuietly();
    },
    async attempt(typed, send) {
      const isNew = current === null;
      const known = await (current ?? start());
      const isOld = known.type !== 'none' && known.expiresAt - margin < needs.now() && !isUnsettled;
      const challenge = isOld ? await start() : known;
      // A new picture has other characters than those typed.
      const proof = await proofOf(challenge, isOld || isNew ? '' : typed);
      try {
        const result = await send(proof);
        isUnsettled = false;
        current = null;
        tell(null);
        return result;
      } catch (error) {
        const failure = failureOf(error);
        isUnsettled = failure !== null && isUnknownOutcome(failure);
        if (!isUnsettled && failure?.kind !== 'offline') void startQuietly();
        throw error;
      }
    },
    cancel: () => stop.abort(),
  };
}

/** @throws AnswerNeededError where there are none */
function charactersOf(typed: string): string {
  const characters = typed.replace(/\s/g, '');
  if (characters === '') throw new AnswerNeededError('The picture waits for its characters.');
  return characters;
}

function pictureOf(challenge: Challenge): Picture | null {
  if (challenge.type !== 'image') return null;
  return { challengeId: challenge.challengeId, image: challenge.image };
}
