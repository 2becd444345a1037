import { useAtomValue } from 'jotai';
import { Plus, UserRoundPlus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { GroupApplication, GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { handleResult } from '../../../contract/gateway/enums.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { useSlot } from '../../../core/feature/features.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import type { PartSource } from '../../../core/lazy/loadedParts.ts';
import { MenuButton } from '../../../core/lazy/MenuButton.tsx';
import { useList } from '../../../core/messaging/hooks/useList.ts';
import { groupApplicationsWaitingAtom } from '../../../core/messaging/lists/groupApplicationsWaiting.ts';
import { groupsAtom } from '../../../core/messaging/messagingAtoms.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { useAddressChoice } from '../../../core/navigation/useAddressChoice.ts';
import { ListFrame } from '../../../core/query/ListFrame.tsx';
import { useListReading } from '../../../core/query/useListReading.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { groupPaths } from '../paths.ts';
import type { AddMenuProps } from './AddMenu.tsx';
import { GroupsTab } from './GroupsTab.tsx';
import * as css from './list.css.ts';
import { WaitingTab } from './WaitingTab.tsx';

const addMenu: PartSource<AddMenuProps> = {
  load: async () => (await import('./AddMenu.tsx')).AddMenu,
};
const searchGroups: PartSource<{ query: string }> = {
  load: async () => (await import('./SearchGroups.tsx')).SearchGroups,
};
const listNames = ['joinedGroups'] as const;
const tabs = ['mine', 'joined', 'channels', 'waiting'] as const;
type Tab = (typeof tabs)[number];

/** /pages/chat/group-list: the groups and channels the person is in, what they asked for, and a search. */
export function GroupListScreen() {
  const { t } = useTranslation(['groups.list', 'groups.labels']);
  const [query, setQuery] = useState('');
  const field = useRef<HTMLDivElement>(null);
  return (
    <SubScreen
      title={t('groups.labels:name')}
      parent={paths.contacts}
      right={<AddButton fieldOf={() => field.current?.querySelector('input') ?? null} />}
    >
      <div ref={field}>
        <SearchField
          label={t('search')}
          clearLabel={t('clear')}
          value={query}
          onChange={setQuery}
        />
      </div>
      {query.trim() === '' ? (
        <>
          <ApplicationsRow />
          <GroupTabs />
        </>
      ) : (
        <LazyPart source={searchGroups} props={{ query }} />
      )}
    </SubScreen>
  );
}

/** Leads to those who ask to come in, while there are any. */
function ApplicationsRow() {
  const { t } = useTranslation('groups.list');
  const count = useAtomValue(groupApplicationsWaitingAtom);
  if (count === 0) return null;
  return (
    <List>
      <ListRow
        glyph={UserRoundPlus}
        title={t('applications')}
        to={groupPaths.applications}
        end={<Badge>{count > 99 ? '99+' : String(count)}</Badge>}
      />
    </List>
  );
}

function GroupTabs() {
  const { t } = useTranslation('groups.list');
  const labelOf = useLabel();
  const joined = useList('joinedGroups');
  const reading = useListReading(joined, listNames);
  const selfID = useAtomValue(userIdAtom);
  const kinds = useSlot('groupList.tab');
  const waiting = useWaiting();
  const [tab, chooseTab] = useAddressChoice<Tab>('tab', tabs);
  const { mine, others, channels } = useMemo(() => {
    const all = [...joined.rows.values()];
    const groups = all.filter((group) => !isChannel(group));
    const isOwn = ({ ownerUserID }: GroupInfo): boolean => ownerUserID === selfID;
    return {
      mine: groups.filter(isOwn),
      others: groups.filter((group) => !isOwn(group)),
      channels: all.filter(isChannel),
    };
  }, [joined.rows, selfID]);
  const options = [
    { value: 'mine', label: t('mine') },
    { value: 'joined', label: t('joined') },
    ...kinds.map(({ label }) => ({ value: 'channels', label: labelOf(label) }) as const),
    ...(waiting.length > 0 ? [{ value: 'waiting', label: t('waiting') } as const] : []),
  ] as const satisfies readonly { value: Tab; label: string }[];
  // What the address names may be gone, such as the last thing that was asked for.
  const shown = options.find(({ value }) => value === tab)?.value ?? 'mine';
  return (
    <>
      <div className={css.tabs}>
        <Segmented label={t('tabs')} options={options} value={shown} onChange={chooseTab} />
      </div>
      <ListFrame reading={reading} failedTitle={t('failedTitle')}>
        {shown === 'mine' && <GroupsTab tab="mine" groups={mine} />}
        {shown === 'joined' && <GroupsTab tab="joined" groups={others} />}
        {shown === 'channels' &&
          kinds.map((face) => (
            <LazyPart key={face.id} source={face} props={{ groups: channels }} />
          ))}
        {shown === 'waiting' && <WaitingTab applications={waiting} />}
      </ListFrame>
    </>
  );
}

/** @returns what the person asked for and did not get yet, newest first. */
function useWaiting(): readonly GroupApplication[] {
  const sent = useList('groupApplicationsSent').rows;
  const groups = useAtomValue(groupsAtom);
  return useMemo(
    () =>
      [...sent.values()]
        .filter((one) => one.handleResult !== handleResult.agreed && !groups.has(one.groupID))
        .sort((one, other) => other.reqTime - one.reqTime),
    [sent, groups],
  );
}

/** Begins a group, or finds one. */
function AddButton(props: Pick<AddMenuProps, 'fieldOf'>) {
  const { t } = useTranslation('groups.list');
  return <MenuButton label={t('add')} glyph={Plus} source={addMenu} props={props} />;
}
