import { useCallback } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import { isolated } from '../../lib/isolated.ts';
import { namesInRow, withoutGapBehind } from '../../lib/namesInRow.ts';
import { spokenTime } from '../../lib/spokenTime.ts';
import type { NamedPerson } from '../person/personName.ts';
import { usePersonName } from '../person/usePersonName.ts';
import type { SentenceKey, SentenceValues, Words } from './words.ts';

/** Of more people than this, two are named and the others counted: never one alone. */
export const mostNamed = 3;
const namedOfMore = 2;

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
      const { key, person, people = [], text = '', seconds, detail = '' } = words;
      const say = (one: NamedPerson): string => wrap(nameOf(one));
      const areMore = people.length > mostNamed;
      const named = people.slice(0, areMore ? namedOfMore : mostNamed).map(say);
      const others = areMore ? t('others', { count: people.length - namedOfMore }) : '';
      const names = namesInRow(named, others, tag);
      // The same function looks up a key that is named with another namespace.
      const lookUp = t as (key: SentenceKey, values: SentenceValues) => string;
      const said = lookUp(key, {
        ...{ name: person ? say(person) : '', names, count: people.length },
        ...{ text: wrap(text), time: seconds === undefined ? '' : spokenTime(seconds, tag) },
      });
      const sentence = withoutGapBehind(others, said);
      return detail === '' ? sentence : `${sentence} ${isolated(detail)}`;
    },
    [t, tag, nameOf],
  );
}
