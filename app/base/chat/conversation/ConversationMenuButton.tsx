import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Peer } from '../../../contract/gateway/conversationId.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { LazyPart } from '../../../core/lazy/LazyPart.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';

const menu = {
  load: async () => (await import('./ConversationMenu.tsx')).ConversationMenu,
};

/** What can be done with a conversation, behind one button; its menu loads when it opens. */
export function ConversationMenuButton({ id, peer }: { id: string; peer: Peer }) {
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
        <LazyPart source={menu} props={{ id, peer, button, onClose: close }} onClose={close} />
      )}
    </>
  );
}
