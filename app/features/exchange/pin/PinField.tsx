import { useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import * as css from './PinField.css.ts';
import { pinLength, readPin } from './pinDigits.ts';

type Props = {
  label: string;
  /** Digits so far. They are held in memory alone, and never become an attribute of the page. */
  digits: string;
  onChange: (digits: string) => void;
  /** A new one, for password managers. */
  isNew: boolean;
  isWrong: boolean;
  /** The label is the heading of a page. */
  isLarge: boolean;
  /** What is said about it takes the place of the label where the screen is low. */
  isLabelTaken: boolean;
  /** Id of what is said about it. */
  noteId: string;
  disabled: boolean;
};

/**
 * Six dots, and under them a real field: it can be pasted into, filled by a password manager and worked
 * with a keyboard. Screen readers hear how many digits are in, and never which.
 */
export function PinField(props: Props) {
  const { label, digits, onChange, isNew, isWrong, isLarge, isLabelTaken } = props;
  const { noteId, disabled } = props;
  const { t } = useTranslation('exchange.pin');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Left to itself: React would write what a controlled field holds into its attribute.
  const show = (held: string): void => {
    if (input.current && input.current.value !== held) input.current.value = held;
  };
  useLayoutEffect(() => show(digits));
  return (
    <>
      <label
        className={isLarge ? css.heading : isLabelTaken ? `${css.label} ${css.taken}` : css.label}
        htmlFor={id}
      >
        {label}
      </label>
      <div className={isLabelTaken ? `${css.box} ${css.last}` : css.box}>
        {Array.from({ length: pinLength }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
            key={at}
            className={`${css.dot} ${at < digits.length ? css.filled : isWrong ? css.wrong : ''}`}
            aria-hidden="true"
          />
        ))}
        <input
          ref={input}
          id={id}
          className={css.input}
          type="password"
          inputMode="numeric"
          name={isNew ? 'newFundPassword' : 'fundPassword'}
          autoComplete={`section-fund ${isNew ? 'new' : 'current'}-password`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          aria-invalid={isWrong || undefined}
          aria-describedby={noteId}
          onInput={(event) => {
            const typed = readPin(event.currentTarget.value);
            if (typed === null) show(digits);
            else if (typed !== digits) onChange(typed);
          }}
        />
      </div>
      <p className={css.unseen} role="status">
        {digits.length > 0 && t('digitsIn', { n: digits.length, of: pinLength })}
      </p>
    </>
  );
}
