import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

type Props = Omit<FieldProps, 'type' | 'end' | 'inputMode'> & {
  /** What the button says that shows the characters, and the one that hides them again. */
  showLabel: string;
  hideLabel: string;
};

/** A password, hidden until the person asks to see it. */
export function PasswordField({ showLabel, hideLabel, ...field }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          glyph={isShown ? Eye : EyeOff}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
