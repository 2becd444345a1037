import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { ChosenPeople } from './ChosenPeople.tsx';
import { PickList } from './PickList.tsx';
import { type Pickable, togglePerson } from './pickable.ts';
import * as css from './picker.css.ts';
import type { PickableList } from './usePickable.ts';

type Props = {
  title: string;
  /** Where back leads when this page was the first one opened. */
  parent: string;
  /** In place of going back. */
  onBack?: () => void;
  /** From `usePickable`. */
  list: PickableList;
  /** Ids, in the order chosen. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  /** Who is in already: shown as chosen, and stays so. */
  already?: ReadonlySet<string>;
  /** How many can be chosen. */
  most: number;
  /** Above the list. */
  children?: ReactNode;
  /** Buttons that stay at the bottom. */
  dock?: ReactNode;
};

const nobody: ReadonlySet<string> = new Set();

/** A page that chooses people: by letter, by what they are called, or from the newest chats. */
export function PickScreen(props: Props) {
  const { title, parent, onBack, list, chosen, onChange, most, children, dock } = props;
  const { already = nobody } = props;
  const { t } = useTranslation('groups.picker');
  const [query, setQuery] = useState('');
  const byID = new Map(list.people.map((one) => [one.userID, one]));
  const toggle = (userID: string): void => {
    const next = togglePerson(chosen, userID, most);
    if (next === chosen) showToast(t('most', { count: most }));
    else onChange(next);
  };
  return (
    <SubScreen
      title={title}
      parent={parent}
      onBack={onBack}
      dock={dock}
      bar={
        <div className={css.bar}>
          <ChosenPeople
            people={chosen.flatMap((id): readonly Pickable[] => {
              const person = byID.get(id);
              return person ? [person] : [];
            })}
            onRemove={toggle}
          />
          <SearchField
            label={t('search')}
            clearLabel={t('clear')}
            value={query}
            onChange={setQuery}
          />
        </div>
      }
    >
      <p className={css.spoken} role="status">
        {chosen.length > 0 && t('count', { count: chosen.length })}
      </p>
      {query.trim() === '' && children}
      <PickList list={list} query={query} chosen={chosen} already={already} onToggle={toggle} />
    </SubScreen>
  );
}
