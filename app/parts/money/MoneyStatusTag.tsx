import { Check, CircleAlert, Clock } from 'lucide-react';
import type { MoneyStatus } from '../../contract/fields/money.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Tag } from '../../ui/Tag.tsx';
import * as css from './MoneyStatusTag.css.ts';

type Props = {
  status: MoneyStatus;
  /** `line` stands below an amount in a list, without a ground of its own. @default 'tag' */
  look?: 'tag' | 'line';
  /** Where it failed: the points that had gone out are back. @default false */
  isReturned?: boolean;
};

const faces = {
  0: { key: 'statusReview', tone: 'warning', glyph: Clock },
  1: { key: 'statusDone', tone: 'positive', glyph: Check },
  2: { key: 'statusFailed', tone: 'negative', glyph: CircleAlert },
} as const;

/** What became of a money record, in a word. */
export function MoneyStatusTag({ status, look = 'tag', isReturned = false }: Props) {
  const { t } = useTranslation('points.money');
  const { key, tone, glyph } = faces[status];
  const word = t(status === 2 && isReturned ? 'statusReturned' : key);
  if (look === 'tag') {
    return (
      <Tag tone={tone} glyph={glyph}>
        {word}
      </Tag>
    );
  }
  return (
    <span className={`${css.line} ${css.tone[tone]}`}>
      <Icon of={glyph} size={14} />
      {word}
    </span>
  );
}
