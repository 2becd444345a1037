import { useCallback } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { isolated } from '../../lib/isolated.ts';
import type { NamedPerson } from '../person/personName.ts';
import { usePersonName } from '../person/usePersonName.ts';
import type { SentenceKey, SentenceValues, Words } from './words.ts';

/** Names a list says one by one; the others are an ellipsis. */
const namesSaid = 6;

/**
 * @returns says the words in the reader's language.
 * `wrap` sets names apart, for those who mark them in the sentence; by default as `isolated`.
 */
export function useWords(): (words: Words, wrap?: (name: string) => string) => string {
  const { t } = useTranslation('chat.message');
  const tag = useLanguageTag();
  const nameOf = usePersonName();
  return useCallback(
    (words, wrap = isolated) => {
      if (typeof words === 'string') return words;
      if ('everyone' in words) return words.everyone(t('everyone'));
      const { key, person, people = [], detail = '' } = words;
      const say = (one: NamedPerson): string => wrap(nameOf(one));
      const named = people.slice(0, namesSaid).map(say);
      if (people.length > namesSaid) named.push('…');
      const names = new Intl.ListFormat(tag, { type: 'conjunction' }).format(named);
      // The same function looks up a key that is named with another namespace.
      const lookUp = t as (key: SentenceKey, values: SentenceValues) => string;
      const said = lookUp(key, { name: person ? say(person) : '', names, count: people.length });
      return detail === '' ? said : `${said} ${isolated(detail)}`;
    },
    [t, tag, nameOf],
  );
}
