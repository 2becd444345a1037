import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { limits } from '../../lib/limits.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useTranslation } from '../i18n/translation.tsx';
import { useServices } from '../services/services.tsx';
import { loadedPart, loadPart, type PartSource } from './loadedParts.ts';

type Props<PartProps> = {
  source: PartSource<PartProps>;
  props: PartProps;
  /** Stands in meanwhile, from 200 ms on; rows without one. */
  placeholder?: ReactNode;
  /** Called, once or more, where the code does not come; the part says so itself, with another try. */
  onFailed?: (() => void) | undefined;
};

type State<PartProps> = { source: PartSource<PartProps> } & (
  | { status: 'loading' | 'failed' }
  | { status: 'ready'; Part: ComponentType<PartProps> }
);

function startOf<PartProps>(source: PartSource<PartProps>): State<PartProps> {
  const Part = loadedPart(source);
  return Part ? { source, status: 'ready', Part } : { source, status: 'loading' };
}

/** A part of a page whose code comes when it is shown. What stands around it stays as it is. */
export function LazyPart<PartProps extends object>({
  source,
  props,
  placeholder,
  onFailed,
}: Props<PartProps>) {
  const { t } = useTranslation();
  const { loadTexts, recover } = useServices();
  const [state, setState] = useState<State<PartProps>>(() => startOf(source));
  if (state.source !== source) setState(startOf(source));
  const [attempt, setAttempt] = useState(1);

  const isReady = state.status === 'ready';
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (hasFailed) onFailed?.();
  }, [hasFailed, onFailed]);
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
        await recover(attempt);
        show({ source, status: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(late);
    };
  }, [source, loadTexts, recover, attempt, isReady]);

  if (state.status === 'ready') return <state.Part {...props} />;
  if (hasFailed) {
    return (
      <ErrorState
        place="inline"
        title={t('pageErrorTitle')}
        sentence={t('loadFailedSentence')}
        retry={t('tryAgain')}
        onRetry={() => {
          setState({ source, status: 'loading' });
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return placeholder ?? <Skeleton rows={3} label={t('loading')} />;
}
