import { useAtomValue } from 'jotai';
import {
  AtSign,
  Ban,
  Flag,
  MessageCircle,
  MicOff,
  Pencil,
  Shield,
  ShieldOff,
  UserMinus,
  UserPlus,
  UserRound,
  Volume2,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import { groupRole, sessionType } from '../../../contract/gateway/enums.ts';
import { setGroupMemberRoleLevel } from '../../../contract/gateway/functions/groups.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { useFriend } from '../../../core/messaging/hooks/useFriend.ts';
import type { MemberRow } from '../../../core/messaging/hooks/useMembers.ts';
import { useMessaging } from '../../../core/messaging/hooks/useMessaging.ts';
import { blacklistAtom } from '../../../core/messaging/lists/listAtoms.ts';
import {
  pathToConversation,
  pathToFriendVerify,
  pathToReport,
  pathToUserInfo,
} from '../../../core/navigation/paths.ts';
import { useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { useKindWords } from '../../../parts/groups/kindWords.tsx';
import type { GroupOfPage } from '../../../parts/groups/useGroupOfPage.ts';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { useSupport } from '../../../parts/person/useSupport.ts';
import { blockDialog } from '../../../parts/relation/blockDialog.ts';
import type { PersonVerb } from '../../../parts/relation/usePersonVerb.ts';
import type { Glyph } from '../../../ui/Icon.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { removeDialog } from './askRemoval.ts';
import type { MemberStep } from './MemberSheet.tsx';
import { type MemberOffer, memberOffers } from './memberOffers.ts';
import { useMinute } from './useMinute.ts';

type Props = {
  place: GroupOfPage;
  member: MemberRow;
  verb: PersonVerb;
  onStep: (step: MemberStep) => void;
  onUnmute: () => void;
  onClose: () => void;
};

const glyphs: Readonly<Record<MemberOffer, Glyph>> = {
  profile: UserRound,
  message: MessageCircle,
  addFriend: UserPlus,
  mention: AtSign,
  rename: Pencil,
  mute: MicOff,
  unmute: Volume2,
  makeAdmin: Shield,
  unmakeAdmin: ShieldOff,
  remove: UserMinus,
  report: Flag,
  block: Ban,
};
const dangerous: readonly MemberOffer[] = ['remove', 'block'];
/** What is done here, without another page or question. */
const doneHere: readonly MemberOffer[] = ['unmute', 'makeAdmin', 'unmakeAdmin'];

/** The rows of what can be done with a member. */
export function MemberActions(props: Props) {
  const { t } = useTranslation('groups.member');
  const words = useKindWords();
  const offered = useOffers(props);
  const act = useActs(props);
  const labels: Readonly<Record<MemberOffer, string>> = {
    profile: t('profile'),
    message: t('message'),
    addFriend: t('addFriend'),
    mention: t('mention'),
    rename: t('rename'),
    mute: t('mute'),
    unmute: t('unmute'),
    makeAdmin: t('makeAdmin'),
    unmakeAdmin: t('unmakeAdmin'),
    remove: words.remove,
    report: t('report'),
    block: t('block'),
  };
  return (
    <List label={t('title')}>
      {offered.map((offer) => (
        <ListRow
          key={offer}
          glyph={glyphs[offer]}
          title={labels[offer]}
          danger={dangerous.includes(offer)}
          actsHere={doneHere.includes(offer)}
          onClick={act[offer]}
        />
      ))}
    </List>
  );
}

function useOffers({ place, member }: Props): readonly MemberOffer[] {
  const now = useMinute();
  const support = useSupport(member.userID);
  const isFriend = useFriend(member.userID) !== null;
  const isBlocked = useAtomValue(blacklistAtom).rows.has(member.userID);
  const hasChat = useConversationRow(place.conversationID) !== null;
  const { group, own } = place;
  if (!group) return [];
  const known = { group, own, other: member, now, isFriend, isBlocked };
  const offered = memberOffers({ ...known, isSupport: support !== null });
  return hasChat ? offered : offered.filter((offer) => offer !== 'mention');
}

/** @returns what a press of each does. */
function useActs({ place, member, verb, onStep, onUnmute, onClose }: Props) {
  const { t } = useTranslation('groups.member');
  const navigate = useNavigate();
  const openSheet = useOpenSheet();
  const { groupID, userID } = member;
  const name = usePersonName()(member);
  const mention = useMention(place.conversationID, { userID, name });
  const setRole = async (roleLevel: number, done: string): Promise<void> => {
    if (await verb.run(setGroupMemberRoleLevel, { groupID, userID, roleLevel }))
      showToast(done, { done: true });
  };
  return {
    profile: () => navigate(pathToUserInfo(userID, groupID)),
    message: () =>
      navigate(pathToConversation(conversationIdOf({ sessionType: sessionType.single, userID }))),
    addFriend: () => navigate(pathToFriendVerify(userID)),
    mention,
    rename: () => onStep('rename'),
    mute: () => onStep('mute'),
    unmute: onUnmute,
    makeAdmin: () => void setRole(groupRole.admin, t('madeAdmin')),
    unmakeAdmin: () => void setRole(groupRole.ordinary, t('unmadeAdmin')),
    remove: () =>
      openSheet(removeDialog, { groupID, people: [{ userID, name }], onRemoved: onClose }),
    report: () => navigate(pathToReport(userID)),
    block: () => openSheet(blockDialog, { userID, name }),
  } satisfies Record<MemberOffer, () => void>;
}

/** @returns writes a member's name behind what was written in the conversation, and goes there. */
function useMention(conversationID: string, { userID, name }: { userID: string; name: string }) {
  const navigate = useNavigate();
  const messaging = useMessaging();
  const row = useConversationRow(conversationID);
  const [written, setWritten] = useState<string | null>(null);
  const isThere = written !== null && row?.draft === written;
  useEffect(() => {
    // The field of the conversation begins with the draft as its row has it.
    if (isThere) navigate(pathToConversation(conversationID));
  }, [isThere, navigate, conversationID]);
  return () => {
    const before = row?.draft ? `${row.draft.trimEnd()} ` : '';
    const text = `${before}@${name} `;
    const own = { start: before.length, end: text.length - 1, userID };
    messaging.setDraft(conversationID, text, {
      quoted: row?.draftQuoted ?? undefined,
      mentions: [...(row?.draftMentions ?? []), own],
    });
    setWritten(text);
  };
}
