import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';

/** Characters that are looked for, as the contract has them. */
const longest = 64;

/** @param onSearch is given what to look for; '' when the field is emptied */
export function SearchForm({ onSearch }: { onSearch: (nick: string) => void }) {
  const { t } = useTranslation('contacts.addFriend');
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const nick = text.trim();
  const problem = nick === '' ? t('fieldEmpty') : nick.length > longest ? t('fieldLength') : null;
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
