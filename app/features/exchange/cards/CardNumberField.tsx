import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { cardDigits, caretAfter, groupedCard } from './cardDigits.ts';

type Props = {
  name: string;
  label: string;
  /** Digits alone. */
  value: string;
  onChange: (digits: string) => void;
  onBlur: () => void;
  hint?: ReactNode;
  error: string | null;
};

/** A card number, in groups of four while it is typed; the caret stays behind the digit typed last. */
export function CardNumberField({ value, onChange, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | null>(null);
  const grouped = groupedCard(value);
  useLayoutEffect(() => {
    if (digitsBefore.current === null || document.activeElement !== input.current) return;
    const at = caretAfter(digitsBefore.current, grouped);
    input.current?.setSelectionRange(at, at);
    digitsBefore.current = null;
  });
  return (
    <Field
      {...field}
      ref={input}
      value={grouped}
      onChange={(typed) => {
        const caret = input.current?.selectionStart ?? typed.length;
        digitsBefore.current = cardDigits(typed.slice(0, caret)).length;
        onChange(cardDigits(typed));
      }}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
    />
  );
}
