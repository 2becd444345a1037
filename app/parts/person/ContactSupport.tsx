import { useAtomValue, useSetAtom } from 'jotai';
import { Headset } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { conversationIdOf } from '../../contract/gateway/conversationId.ts';
import { sessionType } from '../../contract/gateway/enums.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { conversationRowsAtom, handedDraftAtom } from '../../core/messaging/messagingAtoms.ts';
import { pathToConversation, pathToWebview } from '../../core/navigation/paths.ts';
import { useSupportContact } from '../../core/platform/useSupportContact.ts';
import { useServices } from '../../core/services/services.tsx';
import { writeMail } from '../../platform/mail.ts';
import { Button } from '../../ui/Button.tsx';
import { supportIdAtom } from './supportIdAtom.ts';

/**
 * Leads to customer service with a text to begin with, such as an order number: their conversation,
 * where the brand has one, else their page or a letter; nothing where it has none of these.
 */
export function ContactSupport({ about }: { about: string }) {
  const { t } = useTranslation();
  const { messaging } = useServices();
  const navigate = useNavigate();
  const supportId = useAtomValue(supportIdAtom);
  const rows = useAtomValue(conversationRowsAtom);
  const handOver = useSetAtom(handedDraftAtom);
  const contact = useSupportContact();
  if (supportId === '' && contact === null) return null;
  const title = t('contactService');
  const open = (): void => {
    if (supportId !== '') {
      const id = conversationIdOf({ sessionType: sessionType.single, userID: supportId });
      const draft = rows.get(id)?.draft ?? '';
      // What was being written stays, with the text once below it.
      const text = draft.includes(about) ? draft : [draft, about].filter(Boolean).join('\n');
      handOver({ conversationID: id, text });
      messaging.setDraft(id, text);
      navigate(pathToConversation(id));
    } else if (contact?.kind === 'page') navigate(pathToWebview(contact.url, title));
    else if (contact) writeMail(contact.address, about);
  };
  return (
    <Button look="neutral" wide glyph={Headset} onClick={open}>
      {title}
    </Button>
  );
}
