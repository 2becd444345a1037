import { useCallback } from 'react';
import { useServicesLater } from '../services/services.tsx';
import { errorNamespace } from './errorNamespace.ts';
import { sentenceOf } from './sentenceOf.ts';

/**
 * @returns brings in the sentence for an error, and those that any call may need next, such as the
 * one for being offline. Never rejects: a sentence that cannot be had gives way to a general one.
 */
export function useLoadErrorTexts(): (error: unknown) => Promise<void> {
  const services = useServicesLater();
  return useCallback(
    async (error) => {
      const sentence = sentenceOf(error);
      const domains = new Set([
        'common',
        ...(sentence.from === 'errors' ? [sentence.domain] : []),
      ] as const);
      const { loadTexts } = services();
      // One by one: what cannot be had must not keep the others away.
      await Promise.allSettled([...domains].map((domain) => loadTexts([errorNamespace(domain)])));
    },
    [services],
  );
}
