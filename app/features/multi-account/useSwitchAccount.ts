import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShowError } from '../../core/errors/useShowError.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { pathToAddAccount } from '../../core/navigation/paths.ts';
import { useServices } from '../../core/services/services.tsx';
import type { CachedAccount } from '../../core/session/profileCodec.ts';
import { showToast } from '../../ui/toasts.ts';

type SwitchAccount = {
  /** Id of the account that is taking over, or null. */
  switchingTo: string | null;
  switchTo: (account: CachedAccount) => Promise<void>;
};

/**
 * Going on as another account, one at a time. After a success the session opens the chat tab; an
 * account that needs its password gets the login page with its name filled in.
 */
export function useSwitchAccount(): SwitchAccount {
  const { t } = useTranslation('multi-account.page');
  const { session } = useServices();
  const navigate = useNavigate();
  const showError = useShowError();
  const [switchingTo, setSwitchingTo] = useState<string | null>(null);
  const isSwitching = useRef(false);

  const switchTo = async ({ userId, username }: CachedAccount): Promise<void> => {
    if (isSwitching.current) return;
    isSwitching.current = true;
    setSwitchingTo(userId);
    try {
      if (await session.switchTo(userId)) return;
      showToast(t('passwordNeeded'));
      navigate(pathToAddAccount(username));
    } catch (error) {
      await showError(error);
    } finally {
      isSwitching.current = false;
      setSwitchingTo(null);
    }
  };
  return { switchingTo, switchTo };
}
