import { useTranslation } from '../../../core/i18n/translation.tsx';
import { pathToWebview } from '../../../core/navigation/paths.ts';
import { useSupportContact } from '../../../core/platform/useSupportContact.ts';
import type { Profile } from '../../../core/session/session.ts';
import { writeMail } from '../../../platform/mail.ts';
import { ListRow } from '../../../ui/ListRow.tsx';
import { StatusTag } from '../StatusTag.tsx';

/** The status of the account; where it is not activated, what that means and what to do about it. */
export function ActivationRows({ isActivation }: Pick<Profile, 'isActivation'>) {
  const { t } = useTranslation('account.profile');
  const isActivated = isActivation === 1;
  return (
    <>
      <ListRow
        title={t('accountStatus')}
        {...(isActivated ? {} : { detail: t('notActivatedMeaning') })}
        end={<StatusTag isActivation={isActivation} />}
      />
      {!isActivated && <ContactRow />}
    </>
  );
}

function ContactRow() {
  const { t } = useTranslation();
  const contact = useSupportContact();
  const title = t('contactService');
  if (contact === null) return null;
  if (contact.kind === 'page') {
    return <ListRow title={title} to={pathToWebview(contact.url, title)} />;
  }
  const { address } = contact;
  return <ListRow title={title} detail={address} onClick={() => writeMail(address)} />;
}
