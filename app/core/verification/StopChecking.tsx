import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { Verification } from './useVerification.ts';

/** Milliseconds a check may take before it can be called off; most are over by then. */
const patience = 1500;

/** The way out of a check that the device takes long for. */
export function StopChecking({ verification }: { verification: Verification }) {
  const { t } = useTranslation('session');
  const { isChecking, cancel } = verification;
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isChecking) return;
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isChecking]);
  if (!isLong) return null;
  return (
    <Button look="plain" wide onClick={cancel}>
      {t('stopChecking')}
    </Button>
  );
}
