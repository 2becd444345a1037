import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { longestName } from './longestName.ts';

type Props = {
  /** What the field holds at first. @default '' */
  start?: string;
  /** Given what to look for; '' when the field is emptied. */
  onSearch: (nick: string) => void;
};

/** Asks what the person is called who is looked for. */
export function SearchForm({ start = '', onSearch }: Props) {
  const { t } = useTranslation('contacts.addFriend');
  const [text, setText] = useState(start);
  const [hasTried, setHasTried] = useState(false);
  const nick = text.trim();
  const problem =
    nick === '' ? t('fieldEmpty') : nick.length > longestName ? t('fieldLength') : null;
  const change = (next: string): void => {
    setText(next);
    setHasTried(false);
    if (next.trim() === '') onSearch('');
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setHasTried(true);
    if (problem === null) onSearch(nick);
  };
  return (
    <search>
      <form noValidate onSubmit={send}>
        <Field
          label={t('field')}
          value={text}
          onChange={change}
          error={hasTried ? problem : null}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" wide glyph={Search}>
          {t('search')}
        </Button>
      </form>
    </search>
  );
}
