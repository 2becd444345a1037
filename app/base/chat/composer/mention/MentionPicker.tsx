import { useDeferredValue, useEffect, useImperativeHandle, useState } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { usePersonFaces } from '../../../../parts/person/usePersonFace.ts';
import { MentionOption } from './MentionOption.tsx';
import * as css from './MentionPicker.css.ts';
import type { Mentionable } from './mentionRows.ts';
import { useMentionables } from './useMentionables.ts';
import type { MentionAsking } from './useMentionQuery.ts';

type Props = Pick<MentionAsking, 'listId' | 'keys' | 'setActive'> & {
  groupID: string;
  query: string;
  onChoose: (member: Mentionable) => void;
  /** Nobody is wanted. */
  onDismiss: () => void;
};

/** Rows drawn with the key that asks for them, more than are in view; the others after it. */
const rowsAtOnce = 6;

const none: readonly Mentionable[] = [];

/** The members of a group that go by what was written behind the `@`; worked by the keys of the field. */
export function MentionPicker(props: Props) {
  const { listId, keys, setActive, groupID, query, onChoose, onDismiss } = props;
  const { t } = useTranslation('chat.composer');
  const faceOf = usePersonFaces();
  const { rows, isLoading } = useMentionables(groupID, query);
  const drawn = useDeferredValue(rows, none);
  const shown = drawn === rows ? rows : rows.slice(0, rowsAtOnce);
  const [at, setAt] = useState({ query, index: 0 });
  // Other letters, another list: its first is what they mean.
  if (at.query !== query) setAt({ query, index: 0 });
  const index = Math.min(at.index, rows.length - 1);
  const active = rows[index];
  const activeId = active && `${listId}-${index}`;
  useEffect(() => {
    setActive(activeId);
    return () => setActive(undefined);
  }, [activeId, setActive]);
  useImperativeHandle(keys, () => (key: string): boolean => {
    if (!active) return false;
    const go = (step: number): void =>
      setAt({ query, index: (index + step + rows.length) % rows.length });
    if (key === 'ArrowDown') go(1);
    else if (key === 'ArrowUp') go(-1);
    else if (key === 'Escape') onDismiss();
    else onChoose(active);
    return true;
  });
  if (rows.length === 0 && !isLoading) return null;
  return (
    <div className={css.place}>
      {isLoading ? (
        <p className={css.note} role="status">
          {t('mentionLoading')}
        </p>
      ) : (
        <div id={listId} role="listbox" aria-label={t('mentionList')}>
          {shown.map((one, place) => (
            <MentionOption
              // The option of a place stays, so that a key draws no new ones.
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing of an option is kept for its person
              key={place}
              id={`${listId}-${place}`}
              of={one}
              face={faceOf({ userID: one.userID, nickname: one.nickname, faceURL: one.faceURL })}
              isActive={place === index}
              onChoose={() => onChoose(one)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
