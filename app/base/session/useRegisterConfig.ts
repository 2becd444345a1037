import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { OutputOf } from '../../contract/call.ts';
import { CallError } from '../../contract/callError.ts';
import { getRegisterConfig } from '../../contract/session/getRegisterConfig.ts';
import { reconnectingAtom } from '../../core/backend/connectionAtom.ts';
import { useBrand } from '../../core/brand/brand.tsx';
import { useLoadErrorTexts } from '../../core/errors/useLoadErrorTexts.ts';
import { useServices } from '../../core/services/services.tsx';
import { limits } from '../../lib/limits.ts';

export type RegisterConfig = OutputOf<typeof getRegisterConfig>;

type State = {
  config: RegisterConfig | null;
  /** Why it is not known yet. The call may still be under way: it goes on where nobody answers. */
  error: unknown;
  /** A try that the person asked for has come to nothing yet. */
  isRetrying: boolean;
  retry: () => void;
};

const unanswered = new CallError(getRegisterConfig.name, { kind: 'network' });

/** Which fields registration asks for; `error` says why they are not known. */
export function useRegisterConfig(): State {
  const { packageId } = useBrand();
  const { backend } = useServices();
  const loadErrorTexts = useLoadErrorTexts();
  const [config, setConfig] = useState<RegisterConfig | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isRetrying, setIsRetrying] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const isLineLost = useAtomValue(reconnectingAtom) >= limits.failuresPerLine;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fail = async (failure: unknown): Promise<void> => {
      await loadErrorTexts(failure);
      if (signal.aborted) return;
      setError(failure);
      setIsRetrying(false);
    };
    const late = setTimeout(() => void fail(unanswered), limits.lazyTimeout);
    backend
      .call(getRegisterConfig, { packageId }, { signal })
      .then(setConfig, fail)
      .finally(() => clearTimeout(late));
    return () => {
      controller.abort();
      clearTimeout(late);
    };
  }, [backend, packageId, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt meets the same silence.
  useEffect(() => {
    if (!isLineLost) return;
    let isCurrent = true;
    void loadErrorTexts(unanswered).then(() => {
      if (!isCurrent) return;
      setError((known: unknown) => known ?? unanswered);
      setIsRetrying(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isLineLost, attempt, loadErrorTexts]);

  const retry = (): void => {
    setIsRetrying(true);
    setAttempt(attempt + 1);
  };
  return { config, error, isRetrying, retry };
}
