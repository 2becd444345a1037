import { useId, useRef } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { amountParts } from '../../../lib/money/formatAmount.ts';
import { parseAmount } from '../../../lib/money/parseAmount.ts';
import { AmountQuestion } from '../../../parts/money/AmountQuestion.tsx';
import { AmountSentence } from '../../../parts/money/AmountSentence.tsx';
import * as css from './withdraw.css.ts';

type Props = {
  text: string;
  onChange: (text: string) => void;
  available: number;
  /** ISO 4217. */
  currency: string;
  /** What is wrong with it. */
  error: string | null;
  onAll: () => void;
};

/**
 * The amount, large, with what is available and a chip that fills in all of it that can go now. The
 * keys are on the page, so a phone's own stay away; a keyboard, pasting and screen readers work as in any field.
 */
export function AmountEntry({ text, onChange, available, currency, error, onAll }: Props) {
  const { t } = useTranslation('exchange.page');
  const tag = useLanguageTag();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { before, after } = amountParts(0, { tag, currency });
  return (
    <div className={css.entry}>
      <label className={css.label} htmlFor={id}>
        {t('amountLabel')}
      </label>
      <div className={css.line}>
        {before && <span className={css.symbol}>{before.trim()}</span>}
        <input
          ref={input}
          id={id}
          className={css.input}
          style={{ width: `${Math.max(1, text.length)}.3ch` }}
          inputMode="none"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
          placeholder="0"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        />
        {after && <span className={css.symbol}>{after.trim()}</span>}
      </div>
      <div className={css.below}>
        <p id={`${id}-note`} className={css.note}>
          {error ? (
            <span className={css.error} role="alert">
              {error}
            </span>
          ) : (
            <AmountSentence amount={available} sentence={(amount) => t('available', { amount })} />
          )}
        </p>
        <button type="button" className={css.chip} onClick={onAll} disabled={available === 0}>
          {t('all')}
        </button>
      </div>
      <AmountQuestion parsed={parseAmount(text, tag)} onChoose={onChange} field={input} />
    </div>
  );
}
