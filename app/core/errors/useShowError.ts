import { useCallback, useEffect, useRef } from 'react';
import { showToast } from '../../ui/toasts.ts';
import { useErrorTexts } from './useErrorTexts.ts';
import { useLoadErrorTexts } from './useLoadErrorTexts.ts';

/** @returns shows a toast that says what went wrong. */
export function useShowError(): (error: unknown) => Promise<void> {
  const texts = useErrorTexts();
  const load = useLoadErrorTexts();
  // The sentence is looked up after loading, in the language shown by then.
  const latest = useRef(texts);
  useEffect(() => {
    latest.current = texts;
  });
  return useCallback(
    async (error) => {
      await load(error);
      showToast(latest.current.of(error));
    },
    [load],
  );
}
