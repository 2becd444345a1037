import { useAtomValue } from 'jotai';
import { groupStatus, groupVerification } from '../../../contract/gateway/enums.ts';
import {
  changeGroupMute,
  setGroupApplyMemberFriend,
  setGroupLookMemberInfo,
  setGroupVerification,
} from '../../../contract/gateway/functions/groups.ts';
import { isChannel } from '../../../contract/gateway/isChannel.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { waitingOf } from '../../../core/messaging/lists/groupApplicationsWaiting.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { GroupPage, type ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { useGroupName } from '../../../parts/person/useGroupName.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { RadioMark } from '../../../ui/RadioMark.tsx';
import { SectionTitle } from '../../../ui/SectionTitle.tsx';
import { endings } from '../info/endings.ts';
import * as css from '../info/info.css.ts';
import { pathToGroup, pathToMembers } from '../paths.ts';
import { SwitchRow } from '../SwitchRow.tsx';
import { useGroupVerb } from '../useGroupVerb.ts';

/** /pages/chat/group?id=…: what owner and admins decide for all members. */
export function ManageScreen() {
  return (
    <GroupPage
      title={(words) => words.manage}
      parentOf={(groupID) => pathToGroup('info', groupID)}
      needs="setRules"
    >
      {(shown) => (
        <div className={css.page}>
          <EntryRows {...shown} />
          {!isChannel(shown.group) && <MemberRules {...shown} />}
          <LeaderRows {...shown} />
          <OwnerRows {...shown} />
        </div>
      )}
    </GroupPage>
  );
}

/** From the most open to the most closed. */
const verifications = [
  groupVerification.none,
  groupVerification.application,
  groupVerification.both,
] as const;

/** How others come in, and who waits to. */
function EntryRows({ group, groupID, may }: ShownGroup) {
  const { t } = useTranslation('groups.manage');
  const words = useKindWords();
  const verb = useGroupVerb();
  const waiting = useAtomValue(waitingOf(groupID));
  const names = {
    [groupVerification.none]: t('anyone'),
    [groupVerification.application]: t('withApproval'),
    [groupVerification.both]: t('invitationsToo'),
  };
  return (
    <>
      <SectionTitle>{words.whoMayJoin}</SectionTitle>
      <List role="radiogroup" label={words.whoMayJoin}>
        {verifications.map((verification) => {
          const isChosen = group.needVerification === verification;
          return (
            <ListRow
              key={verification}
              title={names[verification]}
              checked={isChosen}
              end={<RadioMark checked={isChosen} />}
              onClick={() => {
                if (!isChosen) void verb.run(setGroupVerification, { groupID, verification });
              }}
            />
          );
        })}
      </List>
      {may('answerApplication') && (
        <List label={words.applications}>
          <ListRow
            title={words.applications}
            to={pathToGroup('applications', groupID)}
            {...(waiting > 0 && {
              detail: t('waiting', { count: waiting }),
              end: <Badge>{String(waiting)}</Badge>,
            })}
          />
        </List>
      )}
    </>
  );
}

/** What members may do, and whether they may write at all. */
function MemberRules({ group, groupID, may }: ShownGroup) {
  const { t } = useTranslation('groups.manage');
  const look = useGroupVerb();
  const befriend = useGroupVerb();
  const mute = useGroupVerb();
  return (
    <>
      <SectionTitle>{t('members')}</SectionTitle>
      <List label={t('members')}>
        <SwitchRow
          title={t('mayLook')}
          detail={t('mayLookDetail')}
          checked={group.lookMemberInfo === 0}
          onSwitch={(isOn) => look.run(setGroupLookMemberInfo, { groupID, rule: isOn ? 0 : 1 })}
        />
        <SwitchRow
          title={t('mayBefriend')}
          checked={group.applyMemberFriend === 0}
          onSwitch={(isOn) =>
            befriend.run(setGroupApplyMemberFriend, { groupID, rule: isOn ? 0 : 1 })
          }
        />
      </List>
      {may('muteAll') && (
        <List label={t('muteAll')}>
          <SwitchRow
            title={t('muteAll')}
            checked={group.status === groupStatus.muted}
            onSwitch={(isMute) => mute.run(changeGroupMute, { groupID, isMute })}
          />
        </List>
      )}
    </>
  );
}

/** Who decides, and what they did. */
function LeaderRows({ groupID, may }: ShownGroup) {
  const { t } = useTranslation('groups.manage');
  const words = useKindWords();
  return (
    <List label={t('leaders')}>
      {may('setRole') && <ListRow title={t('admins')} to={pathToMembers(groupID, 'admins')} />}
      {may('seeLog') && <ListRow title={words.log} to={pathToGroup('log', groupID)} />}
      {may('remove') && <ListRow title={words.remove} to={pathToMembers(groupID, 'remove')} />}
    </List>
  );
}

/** What only the owner does. */
function OwnerRows({ group, groupID, may }: ShownGroup) {
  const words = useKindWords();
  const openSheet = useOpenSheet();
  const name = useGroupName()(group);
  const { memberCount: count } = group;
  if (!may('dismiss')) return null;
  return (
    <List label={words.owner}>
      {may('transfer') && count > 1 && (
        <ListRow title={words.transfer} to={pathToMembers(groupID, 'transfer')} />
      )}
      <ListRow
        title={words.dismiss}
        danger
        onClick={() => openSheet(endings.dismiss, { groupID, name, count, words })}
      />
    </List>
  );
}
