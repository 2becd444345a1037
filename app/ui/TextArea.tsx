import { type TextareaHTMLAttributes, useId } from 'react';
import * as fieldCss from './Field.css.ts';
import * as css from './TextArea.css.ts';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Most characters, in UTF-16 code units. What is typed is never cut; the counter says it. */
  max: number;
  /** A sentence below the box. */
  hint?: string;
  /** What is wrong; takes the place of the hint. */
  error?: string | null | undefined;
} & Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'onBlur' | 'rows'>;

/** Several lines of text with their label and a counter. */
export function TextArea({ label, value, onChange, max, hint, error, ...area }: Props) {
  const id = useId();
  const note = error || hint;
  const length = value.trim().length;
  return (
    <div className={fieldCss.field}>
      <label className={fieldCss.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        rows={4}
        {...area}
        id={id}
        className={`${css.area} ${error ? css.wrong : ''}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
      />
      <div className={css.foot}>
        <p
          id={`${id}-note`}
          className={`${fieldCss.hint} ${css.note} ${error ? fieldCss.error : ''}`}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
        <span className={`${css.count} ${length > max ? css.over : ''}`}>{`${length}/${max}`}</span>
      </div>
    </div>
  );
}
