import { useEffect, useState } from 'react';
import type { OutputOf } from '../../contract/call.ts';
import { getRegisterConfig } from '../../contract/session/getRegisterConfig.ts';
import { useBrand } from '../../core/brand.tsx';
import { useLoadErrorTexts } from '../../core/errors/useLoadErrorTexts.ts';
import { useServices } from '../../core/services.tsx';

export type RegisterConfig = OutputOf<typeof getRegisterConfig>;

type State = { config: RegisterConfig | null; error: unknown; retry: () => void };

/** Which fields registration asks for; `error` says why they are not known. */
export function useRegisterConfig(): State {
  const { packageId } = useBrand();
  const { backend } = useServices();
  const loadErrorTexts = useLoadErrorTexts();
  const [config, setConfig] = useState<RegisterConfig | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    backend.call(getRegisterConfig, { packageId }, { signal }).then(setConfig, async (failure) => {
      await loadErrorTexts();
      if (!signal.aborted) setError(failure);
    });
    return () => controller.abort();
  }, [backend, packageId, attempt]);
  const retry = (): void => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { config, error, retry };
}
