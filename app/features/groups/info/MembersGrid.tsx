import { useAtomValue } from 'jotai';
import { Minus, Plus } from 'lucide-react';
import { memo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { type MemberRow, useFirstMembers } from '../../../core/messaging/hooks/useMembers.ts';
import { pathToUserInfo } from '../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import type { ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import { usePersonFace } from '../../../parts/person/usePersonFace.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { type Glyph, Icon } from '../../../ui/Icon.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { memberSheet } from '../member/memberSheet.ts';
import { pathToGroup, pathToMembers } from '../paths.ts';
import * as css from './info.css.ts';

/** Two rows of five. */
const tiles = 10;

/** The first of the members, owner and admins before all others, and the ways to add and remove some. */
export function MembersGrid({ group, groupID, may }: ShownGroup) {
  const { t } = useTranslation('groups.info');
  const words = useKindWords();
  const members = useFirstMembers(groupID, tiles);
  const mayInvite = may('invite');
  const mayRemove = may('remove') && group.memberCount > 1;
  const shown = members.slice(0, tiles - Number(mayInvite) - Number(mayRemove));
  return (
    <List label={words.membersTitle}>
      <ul className={css.members}>
        {shown.map((member) => (
          <li key={member.userID}>
            <MemberTile member={member} />
          </li>
        ))}
        {mayInvite && (
          <li>
            <SignTile glyph={Plus} label={t('add')} to={pathToGroup('invite', groupID)} />
          </li>
        )}
        {mayRemove && (
          <li>
            <SignTile glyph={Minus} label={t('remove')} to={pathToMembers(groupID, 'remove')} />
          </li>
        )}
      </ul>
      {/* No line above it. */}
      <div>
        <ListRow title={words.seeAll(group.memberCount)} to={pathToMembers(groupID)} />
      </div>
    </List>
  );
}

/** Drawn once until its member changes. */
const MemberTile = memo(function MemberTile({ member }: { member: MemberRow }) {
  const { t } = useTranslation('groups.info');
  const words = useKindWords();
  const openSheet = useOpenSheet();
  const navigate = useNavigate();
  const isOwn = useAtomValue(userIdAtom) === member.userID;
  const face = usePersonFace(member);
  const name = usePersonName()(member);
  const { groupID, userID, roleLevel } = member;
  const role =
    roleLevel === groupRole.owner ? words.owner : roleLevel === groupRole.admin ? t('admin') : null;
  return (
    <button
      type="button"
      className={`${css.tile} ${css.tilePressable}`}
      onClick={() => {
        if (isOwn) navigate(pathToUserInfo(userID));
        else openSheet(memberSheet, { groupID, userID });
      }}
    >
      <span className={css.tileFace}>
        <Avatar {...face} size="s50" />
      </span>
      <span className={css.tileName} dir="auto" translate="no">
        {name}
      </span>
      {role && <span className={css.tileRole}>{role}</span>}
    </button>
  );
});

function SignTile({ glyph, label, to }: { glyph: Glyph; label: string; to: string }) {
  return (
    <Link to={to} className={`${css.tile} ${css.tilePressable}`}>
      <span className={css.tileFace}>
        <span className={css.sign}>
          <Icon of={glyph} />
        </span>
      </span>
      <span className={css.tileName}>{label}</span>
    </Link>
  );
}
