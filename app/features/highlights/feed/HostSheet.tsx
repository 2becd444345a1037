import { useAtomValue } from 'jotai';
import { Ban, Flag, MessageCircle, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { conversationIdOf } from '../../../contract/gateway/conversationId.ts';
import { sessionType } from '../../../contract/gateway/enums.ts';
import type { Highlight } from '../../../contract/highlights/getPassionateVideo.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import {
  pathToContentReport,
  pathToConversation,
  pathToUserInfo,
} from '../../../core/navigation/paths.ts';
import { type SheetProps, useOpenSheet } from '../../../core/overlay/SheetHost.tsx';
import { userIdAtom } from '../../../core/session/sessionAtom.ts';
import { PersonRow } from '../../../parts/person/PersonRow.tsx';
import { usePersonName } from '../../../parts/person/usePersonName.ts';
import { blockDialog } from '../../../parts/relation/blockDialog.ts';
import { useRelation } from '../../../parts/relation/useRelation.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';

type Props = SheetProps & { highlight: Highlight };

/** A friend is written to at once; of anybody else the page of the person says what it takes. */
export function HostSheet({ isOpen, onClose, highlight }: Props) {
  const { t } = useTranslation('highlights.feed');
  const navigate = useNavigate();
  const openSheet = useOpenSheet();
  const { userId: userID, nickName: nickname, avatar: faceURL } = highlight.host;
  const { friend, isBlocked } = useRelation()(userID);
  const isSelf = useAtomValue(userIdAtom) === userID;
  const person = { userID, nickname, faceURL, remark: friend?.remark ?? '' };
  const name = usePersonName()(person);
  const chat = friend
    ? pathToConversation(conversationIdOf({ sessionType: sessionType.single, userID }))
    : pathToUserInfo(userID);
  return (
    <Sheet open={isOpen} onClose={onClose} title={t('host')} closeLabel={t('close')}>
      <PersonRow person={person} detail={highlight.title} />
      <List label={t('host')}>
        <ListRow
          glyph={UserRound}
          title={t('profile')}
          onClick={() => navigate(pathToUserInfo(userID))}
        />
        {!isSelf && !isBlocked && (
          <ListRow glyph={MessageCircle} title={t('chat')} onClick={() => navigate(chat)} />
        )}
        {!isSelf && (
          <ListRow
            glyph={Flag}
            title={t('report')}
            onClick={() =>
              navigate(pathToContentReport('highlight', highlight.id, highlight.title))
            }
          />
        )}
        {!isSelf && !isBlocked && (
          <ListRow
            glyph={Ban}
            title={t('block')}
            danger
            onClick={() => openSheet(blockDialog, { userID, name })}
          />
        )}
      </List>
    </Sheet>
  );
}
