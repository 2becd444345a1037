import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorName } from '../../contract/errors.ts';
import { declaredKeys, type ErrorKey } from './errorKeys.data.ts';
import { sentenceOf } from './sentenceOf.ts';

export type ErrorTexts = {
  /** What to say about anything that was thrown. */
  of: (error: unknown) => string;
  /** The sentence of one declared error, for use under a field. */
  named: (name: ErrorName) => string;
};

/**
 * Sentences for errors in the language shown. They are there once `useLoadErrorTexts` has brought
 * them, which `useForm`, `useShowError` and `ErrorCallout` do by themselves; until then, and where
 * they cannot be had, every error is a failed connection.
 */
export function useErrorTexts(): ErrorTexts {
  const { t } = useTranslation(['errors', 'shell']);
  const ofKey = useCallback(
    (key: ErrorKey): string => t(`errors:${key}`) || t('shell:connectionFailed'),
    [t],
  );
  return {
    of: (error) => {
      const sentence = sentenceOf(error);
      if (sentence.from === 'server') return sentence.text;
      return sentence.from === 'shell' ? t(`shell:${sentence.key}`) : ofKey(sentence.key);
    },
    named: (name) => ofKey(declaredKeys[name]),
  };
}
