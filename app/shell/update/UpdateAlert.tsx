import type { ReactNode } from 'react';
import type { Release } from '../../brand/data.ts';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../core/language/useLanguageTag.ts';
import type { Offer, UpdateState, UpdateWork } from '../../core/update/updateAtom.ts';
import { fileSize } from '../../lib/fileSize.ts';
import { AlertShell } from '../../ui/AlertShell.tsx';
import type { DialogAction } from '../../ui/Dialog.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

type Props = {
  state: UpdateState & { offer: Offer };
  /** The release installed. */
  current: Release;
  onUpdate: () => void;
  /** Does not wait for what plays. */
  onRestart: () => void;
  onIgnore: () => void;
  /** Puts it off, or leaves it to go on by itself. */
  onLater: () => void;
};

/** The offer of a new version, and its way onto the device. An optional one can be put off or ignored. */
export function UpdateAlert(props: Props) {
  const { state, current, onLater } = props;
  const { offer, isAccepted, work } = state;
  const { t } = useTranslation('shell.update');
  const isForced = offer.kind === 'forced';
  const isFailed = isAccepted && work.phase === 'failed';
  const isAtWork = isAccepted && !isFailed;
  // Text at stake can only be finished on the page below.
  const isTyping = work.phase === 'held' && work.by === 'typing';
  const isLeft = (!isForced || isTyping) && work.phase !== 'restarting';
  const { version } = offer.release;
  // Two releases of one version differ in what the versions do not tell.
  const sentence =
    version === current.version ? null : t('sentence', { version, current: current.version });
  return (
    <AlertShell
      title={isAtWork ? t('updating') : t('title')}
      stacked
      actions={useActions(props, isLeft)}
      onDismiss={isLeft ? onLater : undefined}
    >
      {isAtWork && <Progress work={work} />}
      {isFailed && (
        <>
          <p role="alert">{t(work.problem)}</p>
          {/* What customer service needs to see. */}
          <p>{`${current.version} (${current.id}) → ${version} (${offer.release.id})`}</p>
        </>
      )}
      {!isAccepted && sentence && <p>{sentence}</p>}
      {!isAccepted && isForced && <p>{t('forced')}</p>}
    </AlertShell>
  );
}

function useActions(props: Props, isLeft: boolean): DialogAction[] {
  const { state, onUpdate, onRestart, onIgnore, onLater } = props;
  const { offer, isAccepted, work } = state;
  const { t } = useTranslation('shell.update');
  const later: DialogAction = { label: t('later'), look: 'plain', onClick: onLater };
  if (!isAccepted) {
    const now: DialogAction = { label: t('now'), look: 'primary', onClick: onUpdate };
    if (offer.kind === 'forced') return [now];
    return [now, { label: t('ignore'), onClick: onIgnore }, later];
  }
  const left = isLeft ? [later] : [];
  if (work.phase === 'failed')
    return [{ label: t('tryAgain'), look: 'primary', onClick: onUpdate }, ...left];
  const aside: DialogAction[] = isLeft ? [{ label: t('aside'), onClick: onLater }] : [];
  if (work.phase === 'held' && work.by === 'playing')
    return [{ label: t('restartNow'), look: 'primary', onClick: onRestart }, ...aside];
  return aside;
}

const heldTexts = {
  message: 'heldMessage',
  order: 'heldOrder',
  recording: 'heldRecording',
  typing: 'heldTyping',
  playing: 'heldPlaying',
} as const;

function Progress({ work }: { work: UpdateWork }): ReactNode {
  const { t } = useTranslation('shell.update');
  const tag = useLanguageTag();
  switch (work.phase) {
    case 'idle':
      return <ProgressBar label={t('preparing')} share={0} />;
    case 'downloading': {
      const { received, total } = work;
      if (total === 0) return <ProgressBar label={t('preparing')} share={0} />;
      const share = received / total;
      const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(
        Math.floor(share * 100) / 100,
      );
      const size = (bytes: number) => fileSize(bytes, tag);
      const label = t('downloading', { percent, received: size(received), total: size(total) });
      return <ProgressBar label={label} share={share} />;
    }
    case 'installing':
      return <ProgressBar label={t('installing')} share={1} />;
    case 'held':
      return (
        <>
          <ProgressBar label={t('ready')} share={1} />
          {work.by !== 'use' && <p role="status">{t(heldTexts[work.by])}</p>}
        </>
      );
    case 'ready':
    case 'restarting':
      return <ProgressBar label={t('restarting')} share={1} />;
    case 'failed':
      return null;
  }
}
