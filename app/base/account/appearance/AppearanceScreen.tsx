import { useAtomValue } from 'jotai';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { schemeAtom, schemeChoices } from '../../../core/scheme/schemeAtom.ts';
import { SubScreen } from '../../../core/screen/SubScreen.tsx';
import { useServices } from '../../../core/services/services.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { RadioMark } from '../../../ui/RadioMark.tsx';
import * as css from '../choices.css.ts';
import { useSchemeLabel } from './useSchemeLabel.ts';

/** Light, dark, or as the device has it. Applied at once and remembered. */
export function AppearanceScreen() {
  const { t } = useTranslation('account.settings');
  const { chooseScheme } = useServices();
  const chosen = useAtomValue(schemeAtom);
  const labelOf = useSchemeLabel();
  return (
    <SubScreen title={t('appearance')} parent={paths.mine}>
      <div className={css.choices}>
        <List role="radiogroup" label={t('appearance')}>
          {schemeChoices.map((choice) => (
            <ListRow
              key={choice}
              title={labelOf(choice)}
              {...(choice === 'auto' ? { detail: t('appearanceAutoDetail') } : {})}
              checked={choice === chosen}
              end={<RadioMark checked={choice === chosen} />}
              onClick={() => chooseScheme(choice)}
            />
          ))}
        </List>
      </div>
    </SubScreen>
  );
}
