import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useIsActiveScreen } from '../../../core/screen/activeScreen.tsx';
import { Keypad } from '../../../parts/keypad/Keypad.tsx';
import { followTypedKeys } from '../../../platform/typedKeys.ts';
import { PinField } from './PinField.tsx';
import * as css from './PinPad.css.ts';
import { withKey } from './pinDigits.ts';

type Props = {
  /** What is asked for, such as "Enter your transaction PIN". */
  label: string;
  digits: string;
  /** Told after each change; the sixth digit completes it. */
  onChange: (digits: string) => void;
  /** A new one, for password managers. @default false */
  isNew?: boolean;
  /** A sentence below the dots. */
  note?: ReactNode;
  /** What is wrong; takes the place of the note. */
  error?: ReactNode;
  /** On a page of its own, not in a sheet. @default false */
  isPage?: boolean;
  /** Nothing can be entered now. @default false */
  disabled?: boolean;
  /** Below the keys, such as the way out for whoever has forgotten it. */
  foot?: ReactNode;
};

/** Six dots and the keys for them. Keys of a keyboard count wherever the focus is. */
export function PinPad(props: Props) {
  const { label, digits, onChange, note, error, foot } = props;
  const { isNew = false, isPage = false, disabled = false } = props;
  const { t } = useTranslation('exchange.pin');
  const isActive = useIsActiveScreen();
  const noteId = useId();
  // In a sheet of a low screen it stands where the label was, so that the keys stay where they are.
  const isSaidInPlace = !isPage && Boolean(error || note);
  const press = (key: string): boolean => {
    const next = withKey(digits, key);
    if (next !== digits) onChange(next);
    return next !== digits;
  };
  const onTyped = useEffectEvent(press);
  const isOpen = isActive && !disabled;
  useEffect(() => {
    if (!isOpen) return;
    return followTypedKeys((key) => onTyped(key));
  }, [isOpen]);
  return (
    <div className={css.entry}>
      <PinField
        label={label}
        digits={digits}
        onChange={onChange}
        isNew={isNew}
        isLarge={isPage}
        isWrong={Boolean(error)}
        isLabelTaken={isSaidInPlace}
        noteId={noteId}
        disabled={disabled}
      />
      <div id={noteId} className={isSaidInPlace ? `${css.note} ${css.inPlace}` : css.note}>
        {error ? (
          <p className={css.error} role="alert">
            {error}
          </p>
        ) : (
          note
        )}
      </div>
      <div className={css.keys}>
        <Keypad
          label={t('keys')}
          deleteLabel={t('deleteDigit')}
          disabled={disabled}
          onKey={press}
        />
      </div>
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  );
}
