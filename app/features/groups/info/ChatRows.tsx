import { receiveOption } from '../../../contract/gateway/enums.ts';
import {
  pinConversation,
  setConversationRecvMessageOpt,
} from '../../../contract/gateway/functions/conversations.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useConversationRow } from '../../../core/messaging/hooks/useConversationRow.ts';
import { pathToChatMedia, pathToSearch } from '../../../core/navigation/paths.ts';
import type { ShownGroup } from '../../../parts/groups/GroupPage.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { SwitchRow } from '../SwitchRow.tsx';
import { useGroupVerb } from '../useGroupVerb.ts';

/** What a person does with the conversation of a group, for themselves alone. */
export function ChatRows({ conversationID }: ShownGroup) {
  const { t } = useTranslation('groups.info');
  const row = useConversationRow(conversationID);
  const mute = useGroupVerb();
  const pin = useGroupVerb();
  return (
    <List label={t('chat')}>
      <ListRow title={t('search')} to={pathToSearch('', conversationID)} />
      <ListRow title={t('media')} to={pathToChatMedia(conversationID)} />
      <SwitchRow
        title={t('muteNotifications')}
        checked={row !== null && row.recvMsgOpt !== receiveOption.normal}
        onSwitch={(isOn) =>
          mute.run(setConversationRecvMessageOpt, {
            conversationIDList: [conversationID],
            opt: isOn ? receiveOption.silent : receiveOption.normal,
          })
        }
      />
      <SwitchRow
        title={t('pin')}
        checked={row?.isPinned ?? false}
        onSwitch={(isPinned) => pin.run(pinConversation, { conversationID, isPinned })}
      />
    </List>
  );
}
