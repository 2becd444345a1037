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
  /** No more fit in: said from the start. */
  isRoom?: boolean;
  /** Above the list. */
  children?: ReactNode;
  /** Buttons that stay at the bottom. */
  dock?: ReactNode;
};

const nobody: ReadonlySet<string> = new Set();

/** A page that chooses people: by letter, by what they are called, or from the newest chats. */
export function PickScreen(props: Props) {
  const { title, parent, onBack, list, chosen, onChange, most, children, dock } = props;
  const { already = nobody, isRoom = false } = props;
  const { t } = useTranslation('groups.picker');
  const [query, setQuery] = useState('');
  const byID = new Map(list.people.map((one) => [one.userID, one]));
  const toggle = (userID: string): void => {
    const next = togglePerson(chosen, userID, most);
    if (next === chosen) showToast(isRoom ? t('roomNone') : t('most', { count: most }));
    else onChange(next);
  };
  return (
    <SubScreen
      title={title}
      parent={parent}
      onBack={onBack}
      dock={dock}
      bar={
        <search className={css.bar}>
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
        </search>
      }
    >
      <Count count={chosen.length} left={most - chosen.length} isRoom={isRoom} />
      {query.trim() === '' && children}
      <PickList list={list} query={query} chosen={chosen} already={already} onToggle={toggle} />
    </SubScreen>
  );
}

/** From so many on it is said how many more can be chosen. */
const fewLeft = 20;

type CountProps = { count: number; left: number; isRoom: boolean };

/** Says how many are chosen, and shows how many more can be before anybody comes to the end of it. */
function Count({ count, left, isRoom }: CountProps) {
  const { t } = useTranslation('groups.picker');
  const words = (): string => {
    if (isRoom) return left > 0 ? t('room', { count: left }) : t('roomNone');
    return left > 0 ? t('left', { count: left }) : t('leftNone');
  };
  return (
    <div role="status">
      {count > 0 && <span className={css.spoken}>{t('count', { count })} </span>}
      {(isRoom || left <= fewLeft) && <p className={css.left}>{words()}</p>}
    </div>
  );
}
