import { getUserByNick } from '../../../contract/people/getUserByNick.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useCall } from '../../../core/query/useCall.ts';
import { useRelation } from '../../../parts/relation/useRelation.ts';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { List } from '../../../ui/List.tsx';
import { FoundPerson } from './FoundPerson.tsx';

/** The people that go by a name or an id, with what they are to the reader. */
export function FoundPeople({ nick }: { nick: string }) {
  const { t } = useTranslation('contacts.addFriend');
  const read = useCall(getUserByNick, { nick });
  const relationTo = useRelation();
  return (
    <ReadPart
      read={read}
      failedTitle={t('failedTitle')}
      place="inline"
      empty={{
        isEmpty: ({ list }) => list.length === 0,
        content: (
          <EmptyState
            place="inline"
            drawing={<LostDrawing />}
            title={t('nobodyTitle')}
            sentence={t('nobodySentence')}
          />
        ),
      }}
    >
      {({ list }) => (
        <List label={t('found')}>
          {list.map((one) => (
            <FoundPerson key={one.userId} found={one} known={relationTo(one.userId)} />
          ))}
        </List>
      )}
    </ReadPart>
  );
}
