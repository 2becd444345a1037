import { CircleAlert } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as css from './Field.css.ts';
import { Icon } from './Icon.tsx';

export type FieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Between the label and the box, such as the picture that the text is read from. */
  above?: ReactNode;
  /** A sentence below the box. */
  hint?: ReactNode;
  /** What is wrong; takes the place of the hint. */
  error?: string | null | undefined;
  /** At the end of the box, such as an icon button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'maxLength'
  | 'placeholder'
  | 'enterKeyHint'
  | 'name'
  | 'onBlur'
  | 'disabled'
>;

/** One line of text with its label. Nothing corrects or capitalises what is typed. */
export function Field(props: FieldProps) {
  const { label, value, onChange, above, hint, error, end, ref, ...input } = props;
  const id = useId();
  const note = error || hint;
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      {above}
      <div className={`${css.box} ${error ? css.wrong : ''}`}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          ref={ref}
          id={id}
          className={css.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
        />
        {error && (
          <span className={css.sign}>
            <Icon of={CircleAlert} size={20} />
          </span>
        )}
        {end}
      </div>
      {note && (
        <p
          id={`${id}-note`}
          className={`${css.hint} ${error ? css.error : ''}`}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
    </div>
  );
}
