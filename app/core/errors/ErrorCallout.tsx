import { CircleAlert, Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Callout } from '../../ui/Callout.tsx';
import { useErrorTexts } from './useErrorTexts.ts';
import { useLoadErrorTexts } from './useLoadErrorTexts.ts';

type Props = {
  error: unknown;
  /** Told as news and not as a failure, such as beside an outcome nobody knows. @default false */
  isQuiet?: boolean;
};

/** Says what went wrong, in place; read out when it appears. Nothing while there is no error. */
export function ErrorCallout({ error, isQuiet = false }: Props) {
  const texts = useErrorTexts();
  const load = useLoadErrorTexts();
  const [ready, setReady] = useState<unknown>(null);
  const hasError = error !== null && error !== undefined;
  useEffect(() => {
    if (!hasError) return;
    let isCurrent = true;
    void load(error).then(() => {
      if (isCurrent) setReady(error);
    });
    return () => {
      isCurrent = false;
    };
  }, [error, hasError, load]);
  return (
    <div role={isQuiet ? 'status' : 'alert'}>
      {hasError && ready === error && (
        <Callout tone={isQuiet ? 'neutral' : 'negative'} glyph={isQuiet ? Info : CircleAlert}>
          {texts.of(error)}
        </Callout>
      )}
    </div>
  );
}
