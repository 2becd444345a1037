import type { ErrorName } from '../../contract/anyError.ts';
import type { ErrorDomain } from '../../contract/calls.ts';
import { useTranslation } from '../i18n/translation.tsx';
import { errorNamespace } from './errorNamespace.ts';
import { sentenceOf } from './sentenceOf.ts';

export type ErrorTexts<Of extends ErrorDomain> = {
  /** What to say about anything that was thrown. */
  of: (error: unknown) => string;
  /** The sentence of one declared error, for use under a field. */
  named: (name: ErrorName<Of>) => string;
};

/**
 * Sentences for errors in the language shown. They are there once `useLoadErrorTexts` has brought
 * them, which `useForm`, `useShowError` and `ErrorCallout` do by themselves for the error they are
 * given; until then, and where they cannot be had, every error is a failed connection.
 * @param domains domains of the errors that are asked for by name.
 */
export function useErrorTexts<Of extends ErrorDomain = never>(
  ...domains: readonly Of[]
): ErrorTexts<Of> {
  const { t } = useTranslation('shell.frame');
  const say = (key: string, among: readonly ErrorDomain[]): string => {
    // Keys and namespaces follow from the contract's declarations, not from a list of literals.
    const translate = t as unknown as (key: string, options: { ns: string[] }) => string;
    return translate(key, { ns: among.map(errorNamespace) }) || t('connectionFailed');
  };
  return {
    of: (error) => {
      const sentence = sentenceOf(error);
      if (sentence.from === 'server') return sentence.text;
      if (sentence.from === 'shell') return t(sentence.key);
      return say(sentence.key, [sentence.domain]);
    },
    named: (name) => say(name, domains),
  };
}
