import { useTranslation } from '../../core/i18n/translation.tsx';
import { AlertShell } from '../../ui/AlertShell.tsx';
import type { DialogAction } from '../../ui/Dialog.tsx';

type Props = {
  /** The person cannot go on without it. */
  forced: boolean;
  /** Version offered. */
  version: string;
  /** Version installed. */
  current: string;
  /** The update runs. */
  busy: boolean;
  /** The last try did not work. */
  failed: boolean;
  onUpdate: () => void;
  onIgnore: () => void;
  onLater: () => void;
};

/** The offer of a new version. An optional one can be put off or ignored, a forced one cannot. */
export function UpdateAlert(props: Props) {
  const { forced, version, current, busy, failed, onUpdate, onIgnore, onLater } = props;
  const { t } = useTranslation('shell.update');
  const update: DialogAction = {
    label: t('now'),
    look: 'primary',
    busyLabel: busy ? t('updating') : undefined,
    onClick: onUpdate,
  };
  const others: DialogAction[] = [
    { label: t('ignore'), onClick: onIgnore, disabled: busy },
    { label: t('later'), look: 'plain', onClick: onLater, disabled: busy },
  ];
  // Two releases of one version differ in what the versions do not tell.
  const sentence = version === current ? null : t('sentence', { version, current });
  return (
    <AlertShell
      title={t('title')}
      stacked
      actions={forced ? [update] : [update, ...others]}
      onDismiss={forced || busy ? undefined : onLater}
    >
      {sentence && <p>{sentence}</p>}
      {forced && <p>{t('forced')}</p>}
      {failed && <p role="alert">{t('failed')}</p>}
    </AlertShell>
  );
}
