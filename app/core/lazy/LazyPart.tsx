import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { limits } from '../../lib/limits.ts';
import { subscribeWake } from '../../platform/wake.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useTranslation } from '../i18n/translation.tsx';
import { useServices } from '../services/services.tsx';
import { loadedPart, loadPart, type PartSource } from './loadedParts.ts';

type Props<PartProps> = {
  source: PartSource<PartProps>;
  props: PartProps;
  /** Stands in meanwhile; without one nothing in what stands aside, else rows. */
  placeholder?: ReactNode;
  /**
   * It stands within something else, such as a field, a bubble or a row: where its code does not come,
   * nothing but the placeholder is in its place. @default its place says so, with another try
   */
  isAside?: boolean | undefined;
  /** A press opened it, and this closes it: done where the code does not come, and a toast says why. */
  onClose?: (() => void) | undefined;
  /** Called, once or more, where the code does not come. */
  onFailed?: (() => void) | undefined;
};

type State<PartProps> = { source: PartSource<PartProps> } & (
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; Part: ComponentType<PartProps> }
);

/** `asked`: how often the person wanted it. Others are made by itself. */
type Attempt = { asked: number; isOwn: boolean };

const firstAttempt: Attempt = { asked: 1, isOwn: false };

/** Milliseconds until another try of what nobody asks for again. */
const anotherTry = 30_000;

function startOf<PartProps>(source: PartSource<PartProps>): State<PartProps> {
  const Part = loadedPart(source);
  return Part ? { source, status: 'ready', Part } : { source, status: 'loading' };
}

/**
 * A part of a page whose code comes when it is shown. What stands around it stays as it is. Where the
 * code does not come, it is tried again by itself, at once when the network is back.
 */
export function LazyPart<PartProps extends object>({
  source,
  props,
  placeholder,
  onClose,
  isAside = onClose !== undefined,
  onFailed,
}: Props<PartProps>) {
  const { t } = useTranslation();
  const { loadTexts, recover } = useServices();
  const [state, setState] = useState<State<PartProps>>(() => startOf(source));
  const [attempt, setAttempt] = useState<Attempt>(firstAttempt);
  if (state.source !== source) {
    setState(startOf(source));
    setAttempt(firstAttempt);
  }

  const isAsked = !isAside || onClose !== undefined;
  const isReady = state.status === 'ready';
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (hasFailed) onFailed?.();
  }, [hasFailed, onFailed]);
  const giveUp = useEffectEvent(() => {
    onClose?.();
    if (onClose) showToast(t('loadFailedSentence'));
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  useTriesByItself(hasFailed, attempt, setAttempt);
  useEffect(() => {
    if (isReady) return;
    let isCurrent = true;
    const show = (next: State<PartProps>): void => {
      if (isCurrent) setState(next);
    };
    const late = setTimeout(() => show({ source, status: 'failed' }), limits.lazyTimeout);
    loadPart(source, loadTexts).then(
      (Part) => {
        clearTimeout(late);
        show({ source, status: 'ready', Part });
      },
      async () => {
        clearTimeout(late);
        if (!isCurrent) return;
        // Whoever did not ask for it keeps the page there is.
        if (isAsked && !attempt.isOwn) await recover(attempt.asked);
        show({ source, status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(late);
    };
  }, [source, loadTexts, recover, attempt, isReady, isAsked]);

  if (state.status === 'ready') return <state.Part {...props} />;
  if (hasFailed && !isAside) {
    return (
      <Missing
        onRetry={() => {
          setState({ source, status: 'loading' });
          setAttempt({ asked: attempt.asked + 1, isOwn: false });
        }}
      />
    );
  }
  return placeholder === undefined && !isAside ? <Waiting /> : placeholder;
}

function useTriesByItself(
  hasFailed: boolean,
  attempt: Attempt,
  setAttempt: (next: Attempt) => void,
): void {
  useEffect(() => {
    if (!hasFailed) return;
    const tryAgain = (): void => setAttempt({ asked: attempt.asked, isOwn: true });
    const timer = setTimeout(tryAgain, anotherTry);
    const unsubscribe = subscribeWake(tryAgain);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [hasFailed, attempt, setAttempt]);
}

function Waiting() {
  const { t } = useTranslation();
  return <Skeleton rows={3} label={t('loading')} />;
}

function Missing({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      place="inline"
      title={t('pageErrorTitle')}
      sentence={t('loadFailedSentence')}
      retry={t('tryAgain')}
      onRetry={onRetry}
    />
  );
}
