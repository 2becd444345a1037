import { Ellipsis } from 'lucide-react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { MenuButton } from '../../../core/lazy/MenuButton.tsx';

const menu = {
  load: async () => (await import('./ConversationMenu.tsx')).ConversationMenu,
};

type Props = {
  /** Of the conversation. */
  id: string;
  peer: Peer;
  /** Null for a person, and for a group the device does not know. */
  group: GroupInfo | null;
};

/** What can be done with a conversation, behind one button. */
export function ConversationMenuButton(props: Props) {
  const { t } = useTranslation('chat.conversation');
  return <MenuButton label={t('chatMenu')} glyph={Ellipsis} source={menu} props={props} />;
}
