import { useAtomValue } from 'jotai';
import { Check, Pencil, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths, pathToAddAccount } from '../../core/navigation/paths.ts';
import { useOpenSheet } from '../../core/overlay/SheetHost.tsx';
import { SubScreen } from '../../core/screen/SubScreen.tsx';
import { useServices } from '../../core/services/services.tsx';
import { cachedAccountsAtom } from '../../core/session/cachedAccounts.ts';
import type { CachedAccount } from '../../core/session/profileCodec.ts';
import { profileAtom, userIdAtom } from '../../core/session/sessionAtom.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { AccountRow } from './AccountRow.tsx';
import { knownAccounts } from './knownAccounts.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import * as css from './SwitchAccountScreen.css.ts';
import { useSwitchAccount } from './useSwitchAccount.ts';

/** `/pages/my/switch-account`: the accounts of this device, the one in use marked. */
export function SwitchAccountScreen() {
  const { t } = useTranslation(['multi-account.page', 'multi-account.labels']);
  const { session } = useServices();
  const userId = useAtomValue(userIdAtom);
  const accounts = knownAccounts(
    useAtomValue(cachedAccountsAtom),
    userId,
    useAtomValue(profileAtom),
  );
  const { switchingTo, switchTo } = useSwitchAccount();
  const [isEditing, setEditing] = useState(false);
  const openSheet = useOpenSheet();
  const editButton = useRef<HTMLButtonElement>(null);
  const hasOthers = accounts.some((account) => account.userId !== userId);

  const askToRemove = (account: CachedAccount): void => {
    openSheet(RemoveDialog, {
      account,
      onRemove: () => session.forget(account.userId),
      focusNext: () => editButton.current,
    });
  };
  const modeOf = (account: CachedAccount) => {
    if (switchingTo === account.userId) return 'switching';
    return isEditing && hasOthers ? 'edit' : 'choose';
  };

  return (
    <SubScreen
      title={t('multi-account.labels:name')}
      parent={paths.mine}
      right={
        (hasOthers || isEditing) && (
          <IconButton
            ref={editButton}
            label={isEditing ? t('done') : t('edit')}
            glyph={isEditing ? Check : Pencil}
            disabled={switchingTo !== null}
            onClick={() => setEditing(!isEditing)}
          />
        )
      }
    >
      <div className={css.top}>
        {accounts.length > 0 && (
          <List>
            <ul className={css.accounts} aria-label={t('accounts')}>
              {accounts.map((account) => (
                <AccountRow
                  key={account.userId}
                  account={account}
                  isInUse={account.userId === userId}
                  mode={modeOf(account)}
                  disabled={switchingTo !== null}
                  onChoose={() => switchTo(account)}
                  onRemove={() => askToRemove(account)}
                />
              ))}
            </ul>
          </List>
        )}
        <List>
          <ListRow glyph={Plus} title={t('add')} to={pathToAddAccount()} />
        </List>
        {!hasOthers && <p className={css.note}>{t('onlyOne')}</p>}
      </div>
    </SubScreen>
  );
}
