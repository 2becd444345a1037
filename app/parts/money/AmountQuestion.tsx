import type { RefObject } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import type { ParsedAmount } from '../../lib/money/parseAmount.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './AmountQuestion.css.ts';

type Props = {
  /** What the field holds, as it was read. */
  parsed: ParsedAmount;
  /** Takes a text that is read in one way alone. */
  onChoose: (text: string) => void;
  /** The field, where the person goes on. */
  field: RefObject<HTMLInputElement | null>;
};

/**
 * Below a field whose amount can be read in two ways: which is meant? The sentence itself stands at the
 * field. Nothing while there is nothing to ask.
 */
export function AmountQuestion({ parsed, onChoose, field }: Props) {
  const { t } = useTranslation('points.money');
  if (!('problem' in parsed) || parsed.problem !== 'twoWays') return null;
  const choose = (text: string): void => {
    onChoose(text);
    field.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out as a row everywhere.
    <div className={css.question} role="group" aria-label={t('twoWays')}>
      {parsed.readings.map(({ text, between }) => (
        <Button key={text} look="second" size="medium" onClick={() => choose(text)}>
          {between ? t('amountBetween', { amount: text, low: between[0], high: between[1] }) : text}
        </Button>
      ))}
    </div>
  );
}
