import { CircleX, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import * as css from './SearchField.css.ts';

type Props = {
  /** What is searched, such as "Search friends": shown while the field is empty. */
  label: string;
  /** What the button that empties the field says. */
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** The page is for searching: the keyboard comes up with it. @default false */
  isFirst?: boolean;
};

/** A field at the top of a list that shows less and less of it while a person types. */
export function SearchField({ label, clearLabel, value, onChange, isFirst = false }: Props) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);
  return (
    <form
      className={css.place}
      // The list is there already: the key puts the keyboard away.
      onSubmit={(event) => {
        event.preventDefault();
        input.current?.blur();
      }}
    >
      <div className={`${css.box} ${css.field}`}>
        <Icon of={Search} size={18} />
        <input
          ref={input}
          type="search"
          className={css.input}
          aria-label={label}
          placeholder={label}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== '' && (
          <button
            type="button"
            className={css.clear}
            aria-label={clearLabel}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <Icon of={CircleX} size={18} />
          </button>
        )}
      </div>
    </form>
  );
}
