import type { OutputOf } from '../../../contract/call.ts';
import type { getUserByNick } from '../../../contract/people/getUserByNick.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { PersonRow } from '../../../parts/person/PersonRow.tsx';
import type { KnownRelation } from '../../../parts/relation/useRelation.ts';
import { Tag } from '../../../ui/Tag.tsx';

type Props = {
  found: OutputOf<typeof getUserByNick>['list'][number];
  known: KnownRelation;
};

/** Somebody who was found; leads to their page. */
export function FoundPerson({ found, known }: Props) {
  const { t } = useTranslation('contacts.addFriend');
  const { userId, nickName, avatar } = found;
  const { relation, isBlocked, friend } = known;
  const tags: Readonly<Partial<Record<KnownRelation['relation'], string>>> = {
    friend: t('friend'),
    sent: t('pending'),
    received: t('asks'),
  };
  const tag = isBlocked ? t('blocked') : tags[relation];
  return (
    <PersonRow
      person={{
        userID: userId,
        nickname: nickName,
        remark: friend?.remark ?? '',
        faceURL: avatar,
      }}
      detail={t('idOf', { id: plainLine(userId, 64) })}
      to={pathToUserInfo(userId)}
      end={tag && <Tag tone={isBlocked ? 'neutral' : 'positive'}>{tag}</Tag>}
    />
  );
}
