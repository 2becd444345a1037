import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { CallError, declaredFailure } from '../../contract/callError.ts';
import { useBrand } from '../../core/brand/brand.tsx';
import { useShowError } from '../../core/errors/useShowError.ts';
import { useServicesLater } from '../../core/services/services.tsx';
import { sha256 } from '../../platform/sha256.ts';
import { AnswerNeededError } from './answerNeeded.ts';
import type { Scene } from './askChallenge.ts';
import type { Proof, VerificationRun, VerificationState } from './createVerification.ts';

export type VerificationProblem = 'answerNeeded' | 'verificationWrong';

export type Verification = VerificationState & {
  /** To be called when the person begins, such as with the first focus: the rest comes by itself. */
  begin: () => void;
  /** Sends with proof; see `VerificationRun.attempt`. `typed` is the text of the picture's field. */
  attempt: <Result>(typed: string, send: (proof: Proof) => Promise<Result>) => Promise<Result>;
  renew: () => void;
  cancel: () => void;
  /** @returns what an error says of the picture's field, or null where it concerns something else. */
  problemOf: (error: unknown) => VerificationProblem | null;
};

/** A failure that nobody waits for. */
const ignore = () => undefined;

const still: VerificationState = { picture: null, isChecking: false };

/** The verification of one scene. Its code comes when the person begins. */
export function useVerification(scene: Scene): Verification {
  const { packageId } = useBrand();
  const services = useServicesLater();
  const showError = useShowError();
  const [state, setState] = useState(still);
  const run = useRef<Promise<VerificationRun> | null>(null);
  const start = useCallback((): Promise<VerificationRun> => {
    const load = async (): Promise<VerificationRun> => {
      const { createVerification } = await import('./createVerification.ts');
      return createVerification({
        backend: services().backend,
        packageId,
        scene,
        digest: sha256(),
        pause: () => new Promise((resolve) => setTimeout(resolve)),
        now: Date.now,
        onChange: setState,
      });
    };
    run.current ??= load().catch((cause: unknown) => {
      run.current = null;
      throw new CallError('session.getVerifyType', { kind: 'network' }, cause);
    });
    return run.current;
  }, [services, packageId, scene]);

  useEffect(
    () => () => {
      void run.current?.then(({ cancel }) => cancel());
    },
    [],
  );

  const hasPicture = state.picture !== null;
  return useMemo(
    () => ({
      ...state,
      begin: () => {
        // Without an answer now, the sending asks again and says what is wrong.
        start().then(({ begin }) => begin(), ignore);
      },
      attempt: async (typed, send) => (await start()).attempt(typed, send),
      renew: () => {
        start()
          .then(({ renew }) => renew())
          .catch(showError);
      },
      cancel: () => {
        run.current?.then(({ cancel }) => cancel(), ignore);
      },
      problemOf: (error) => {
        if (error instanceof AnswerNeededError) return 'answerNeeded';
        const isWrong = hasPicture && declaredFailure(error)?.name === 'verificationWrong';
        return isWrong ? 'verificationWrong' : null;
      },
    }),
    [state, start, hasPicture, showError],
  );
}
