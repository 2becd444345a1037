import { Headset } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathToWebview } from '../../core/navigation/paths.ts';
import { useSupportContact } from '../../core/platform/useSupportContact.ts';
import { writeMail } from '../../platform/mail.ts';
import { ListRow } from '../../ui/ListRow.tsx';

/** The way to customer service; nothing where there is none. */
export function SupportRow() {
  const { t } = useTranslation();
  const contact = useSupportContact();
  const title = t('contactService');
  if (contact === null) return null;
  if (contact.kind === 'page') {
    return <ListRow glyph={Headset} title={title} to={pathToWebview(contact.url, title)} />;
  }
  const { address } = contact;
  return (
    <ListRow glyph={Headset} title={title} detail={address} onClick={() => writeMail(address)} />
  );
}
