import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import type { SheetProps } from '../../../core/overlay/SheetHost.tsx';
import { PersonRow } from '../../../parts/person/PersonRow.tsx';
import type { NamedPerson } from '../../../parts/person/personName.ts';
import { LongRows } from '../../../ui/LongRows.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { useMayLook } from './mayLook.ts';

type Props = SheetProps & {
  people: readonly NamedPerson[];
  /** Where it happened; '' outside groups. */
  groupID: string;
};

const idOf = ({ userID, nickname }: NamedPerson): string => userID || nickname;

/** All the people that a sentence speaks of; each leads to their page, where the group lets its members look. */
export function NamesSheet({ people, groupID, isOpen, onClose }: Props) {
  const mayLook = useMayLook(groupID);
  const { t } = useTranslation('chat.names');
  const title = t('title', { count: people.length });
  return (
    <Sheet open={isOpen} onClose={onClose} title={title} closeLabel={t('close')}>
      <LongRows label={title} rows={people} keyOf={idOf} className="">
        {(person) => (
          <PersonRow
            person={{ ...person, faceURL: '' }}
            {...(mayLook(person.userID) && { to: pathToUserInfo(person.userID, groupID) })}
          />
        )}
      </LongRows>
    </Sheet>
  );
}
