import { Check } from 'lucide-react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import type { Profile } from '../../core/session/session.ts';
import { Tag } from '../../ui/Tag.tsx';

/** Whether the account is activated: 0 not, 1 yes (specification, section 2). */
export function StatusTag({ isActivation }: Pick<Profile, 'isActivation'>) {
  const { t } = useTranslation('account.mine');
  if (isActivation === 0) return <Tag>{t('notActivated')}</Tag>;
  return (
    <Tag tone="positive" glyph={Check}>
      {t('activated')}
    </Tag>
  );
}
