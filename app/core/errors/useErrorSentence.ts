import { useEffect, useState } from 'react';
import { useErrorTexts } from './useErrorTexts.ts';
import { useLoadErrorTexts } from './useLoadErrorTexts.ts';

/** @returns what to say about an error: a general sentence at once, the right one when it has come. */
export function useErrorSentence(error: unknown): string {
  const texts = useErrorTexts();
  const load = useLoadErrorTexts();
  const [, setLoadedFor] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    void load(error).then(() => {
      if (isCurrent) setLoadedFor(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [error, load]);
  return texts.of(error);
}
