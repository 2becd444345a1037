import { useAtomValue } from 'jotai';
import { KeyRound, Smartphone } from 'lucide-react';
import { useSlot } from '../../../core/feature/features.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { profileAtom } from '../../../core/session/sessionAtom.ts';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import * as css from '../choices.css.ts';

/** /pages/my/safety-setting */
export function SafetyScreen() {
  const { t } = useTranslation(['account.mine', 'account.safety', 'common.form']);
  const profile = useAtomValue(profileAtom);
  const labelOf = useLabel();
  const rows = useSlot('safety.row');
  return (
    <SubScreen title={t('security')} parent={paths.mine}>
      <div className={css.choices}>
        <List label={t('security')}>
          <ListRow
            glyph={Smartphone}
            title={t('common.form:phone')}
            value={profile && (profile.phone || t('account.safety:phoneNone'))}
            to={paths.phoneNumber}
          />
          <ListRow
            glyph={KeyRound}
            title={t('account.safety:loginPassword')}
            to={paths.modifyPassword}
          />
          {rows.map(({ id, path, label, Icon }) => (
            <ListRow key={id} glyph={Icon} title={labelOf(label)} to={path} />
          ))}
        </List>
      </div>
    </SubScreen>
  );
}
