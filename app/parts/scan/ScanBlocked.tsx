import { useTranslation } from '../../core/i18n/translation.tsx';
import { CameraDrawing } from '../../ui/drawings/CameraDrawing.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { ScanCamera } from './scanState.ts';

type Problem = Extract<ScanCamera, { status: 'blocked' }>['problem'];

type Props = { problem: Problem; onRetry: () => void };

/** Why there is no camera, and what to do about it. */
export function ScanBlocked({ problem, onRetry }: Props) {
  const { t } = useTranslation('contacts.scan');
  const words: Readonly<Record<Problem, { title: string; sentence: string }>> = {
    refused: { title: t('refusedTitle'), sentence: t('refused') },
    missing: { title: t('missingTitle'), sentence: t('missing') },
    insecure: { title: t('missingTitle'), sentence: t('insecure') },
    busy: { title: t('busyTitle'), sentence: t('busy') },
    lost: { title: t('busyTitle'), sentence: t('lost') },
    readerFailed: { title: t('readerFailedTitle'), sentence: t('readerFailed') },
  };
  return (
    <ErrorState
      {...words[problem]}
      drawing={<CameraDrawing />}
      retry={t('tryAgain')}
      onRetry={onRetry}
    />
  );
}
