import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import type { GroupInfo } from '../../../contract/gateway/entities/group.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

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

/** What can be done with a conversation, behind one button; its menu loads when it opens. */
export function ConversationMenuButton({ id, peer, group }: Props) {
  const { t } = useTranslation('chat.conversation');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <IconButton
        ref={button}
        label={t('chatMenu')}
        glyph={Ellipsis}
        opens="menu"
        isOpen={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <LazyPart
          source={menu}
          props={{ id, peer, group, button, onClose: close }}
          onClose={close}
        />
      )}
    </>
  );
}
