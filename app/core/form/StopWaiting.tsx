import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useTranslation } from '../i18n/translation.tsx';

/** Milliseconds that something may take before it can be called off; most is over by then. */
const patience = 1500;

type Props = { isWaiting: boolean; onStop: () => void };

/** The way out of what takes long: a check by the device, or a server that does not answer. */
export function StopWaiting({ isWaiting, onStop }: Props) {
  const { t } = useTranslation();
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  if (!isLong) return null;
  return (
    <Button look="plain" wide onClick={onStop}>
      {t('cancel')}
    </Button>
  );
}
