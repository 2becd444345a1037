import { Check, CircleMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import type { CachedAccount } from '../../core/session/profileCodec.ts';
import { isolated } from '../../lib/isolated.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Tag } from '../../ui/Tag.tsx';
import * as css from './AccountRow.css.ts';
import { shownName } from './knownAccounts.ts';

type Props = {
  account: CachedAccount;
  isInUse: boolean;
  /** `switching` while this account takes over. */
  mode: 'choose' | 'edit' | 'switching';
  /** True while another account takes over. */
  disabled: boolean;
  onChoose: () => void;
  onRemove: () => void;
};

/** One account of this device: a tap goes on as it; in edit mode it can be taken off the list. */
export function AccountRow({ account, isInUse, mode, disabled, onChoose, onRemove }: Props) {
  const { t } = useTranslation('multi-account.page');
  const name = shownName(account);
  const words = (
    <AccountWords account={account}>
      {isInUse && (
        <Tag tone="positive" glyph={Check}>
          {t('inUse')}
        </Tag>
      )}
    </AccountWords>
  );
  if (isInUse || mode === 'edit') {
    return (
      <li className={css.row} aria-current={isInUse || undefined}>
        <div className={css.account}>{words}</div>
        {!isInUse && (
          <span className={css.remove}>
            <IconButton
              label={t('remove', { name: isolated(name) })}
              glyph={CircleMinus}
              onClick={onRemove}
            />
          </span>
        )}
      </li>
    );
  }
  return (
    <li className={css.row}>
      <button
        type="button"
        className={`${css.account} ${css.pressable}`}
        disabled={disabled || mode === 'switching'}
        aria-busy={mode === 'switching' || undefined}
        onClick={onChoose}
      >
        {words}
        {mode === 'switching' && <Spinner />}
      </button>
    </li>
  );
}

function AccountWords({ account, children }: { account: CachedAccount; children: ReactNode }) {
  const addressOf = useMediaAddress();
  const name = shownName(account);
  return (
    <>
      <Avatar name={name} seed={account.userId} src={addressOf(account.avatar)} />
      <span className={css.words}>
        <span className={css.names}>
          <span className={css.name} translate="no">
            {name}
          </span>
          {name !== account.username && <span className={css.username}>{account.username}</span>}
        </span>
        {children}
      </span>
    </>
  );
}
