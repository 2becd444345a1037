import { useAtomValue } from 'jotai';
import { groupKindsOf } from '../../../brand/groupKinds.ts';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { channelMark } from '../../../contract/gateway/isChannel.ts';
import { getGroupByName } from '../../../contract/groups/getGroupByName.ts';
import type { GroupSeen } from '../../../contract/groups/group.ts';
import { useBrand, useStampedBrand } from '../../../core/brand/brand.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { groupsAtom } from '../../../core/messaging/messagingAtoms.ts';
import { disabledFeaturesAtom } from '../../../core/platform/platformAtom.ts';
import { ReadPart } from '../../../core/query/ReadPart.tsx';
import { useCall } from '../../../core/query/useCall.ts';
import { isolated } from '../../../lib/isolated.ts';
import { cutText, plainLine } from '../../../lib/plainText.ts';
import { searchWordsOf } from '../../../lib/searchWords.ts';
import { KindWordsOf, useKindWords } from '../../../parts/groups/kindWords.tsx';
import { FaceRow } from '../../../parts/person/FaceRow.tsx';
import { useGroupName } from '../../../parts/person/useGroupName.ts';
import { useSettled } from '../../../parts/search/useSettled.ts';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LongRows } from '../../../ui/LongRows.tsx';
import { Marked } from '../../../ui/Marked.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { GroupRow } from '../GroupRow.tsx';
import { pathToJoin } from '../paths.ts';
import { SeenGroupAvatar } from '../SeenGroupAvatar.tsx';
import { useGroupSearch } from '../useGroupSearch.ts';
import * as css from './list.css.ts';

/** Characters of a query, as the contract takes them. */
const longestQuery = 64;
/** Characters of it that are said again. */
const longestSaid = 40;

/** What goes by a name or an id: those the person is in, and others of the platform, which can be joined. */
export function SearchGroups({ query }: { query: string }) {
  const { t } = useTranslation('groups.list');
  const brand = useBrand();
  const { found } = useGroupSearch(query);
  const settled = useSettled(query).trim();
  const name = cutText(settled, longestQuery);
  return (
    <>
      {found.length > 0 && (
        <>
          <SectionTitle>{t('yours')}</SectionTitle>
          <LongRows label={t('yours')} rows={found} keyOf={keyOf}>
            {(group) => <GroupRow group={group} query={query} />}
          </LongRows>
        </>
      )}
      <SectionTitle>{t('onBrand', { brand: brand.text(brand.name) })}</SectionTitle>
      {name !== '' && <OnPlatform name={name} hasOwn={found.length > 0} />}
    </>
  );
}

const keyOf = ({ groupID }: GroupInfo): string => groupID;

function OnPlatform({ name, hasOwn }: { name: string; hasOwn: boolean }) {
  const { t } = useTranslation('groups.list');
  const read = useCall(getGroupByName, { name });
  const isOther = useIsOther();
  const words = searchWordsOf(name);
  const count = read.data?.list.filter(isOther).length;
  const none = hasOwn ? t('noOthersTitle') : t('noMatchTitle');
  return (
    <>
      <p className={css.spoken} role="status">
        {count !== undefined && (count > 0 ? t('found', { count }) : none)}
      </p>
      <ReadPart read={read} failedTitle={t('searchFailedTitle')} place="inline">
        {({ list }) => {
          const others = list.filter(isOther);
          if (others.length === 0) return <NothingFound name={name} title={none} />;
          return (
            <LongRows label={t('others')} rows={others} keyOf={({ groupId }) => groupId}>
              {(group) => (
                <KindWordsOf group={{ ex: group.isChannel ? channelMark : '' }}>
                  <FoundRow group={group} words={words} />
                </KindWordsOf>
              )}
            </LongRows>
          );
        }}
      </ReadPart>
    </>
  );
}

/** @returns tells those that the person is not in, and that this site has pages for */
function useIsOther(): (group: GroupSeen) => boolean {
  const { features } = useStampedBrand();
  const disabled = useAtomValue(disabledFeaturesAtom);
  const groups = useAtomValue(groupsAtom);
  const kinds = groupKindsOf(features, disabled ?? []);
  return ({ groupId, isMember, isChannel }) =>
    !isMember && !groups.has(groupId) && (isChannel ? kinds.channels : kinds.groups);
}

function NothingFound({ name, title }: { name: string; title: string }) {
  const { t } = useTranslation('groups.list');
  const query = isolated(plainLine(name, longestSaid));
  return (
    <EmptyState
      place="inline"
      drawing={<LostDrawing />}
      title={title}
      sentence={t('noMatchSentence', { query })}
    />
  );
}

function FoundRow({ group, words }: { group: GroupSeen; words: readonly string[] }) {
  const kindWords = useKindWords();
  const { groupId, groupName, memberCount } = group;
  const name = useGroupName()({ groupID: groupId, groupName });
  return (
    <FaceRow
      face={<SeenGroupAvatar group={group} name={name} size="s44" />}
      name={<Marked text={name} words={words} />}
      detail={`${kindWords.membersOf(memberCount)} · ${groupId}`}
      to={pathToJoin({ id: groupId })}
    />
  );
}
