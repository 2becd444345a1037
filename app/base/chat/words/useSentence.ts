import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { isolated } from '../../../lib/isolated.ts';
import type { Sentence } from './sentence.ts';

/** Names a list says one by one; the others are an ellipsis. */
const namesSaid = 6;

/**
 * @returns gives the words of a sentence.
 * `wrap` sets names apart, for those who mark them in the sentence; by default as `isolated`.
 */
export function useSentence(): (sentence: Sentence, wrap?: (name: string) => string) => string {
  const { t } = useTranslation('chat');
  const tag = useLanguageTag();
  return useCallback(
    ({ key, name = '', names = [] }, wrap = isolated) => {
      const say = (one: string): string => wrap(one || t('someone'));
      const said = names.slice(0, namesSaid).map(say);
      if (names.length > namesSaid) said.push('…');
      const list = new Intl.ListFormat(tag, { type: 'conjunction' }).format(said);
      return t(key, { name: say(name), names: list, count: names.length });
    },
    [t, tag],
  );
}
