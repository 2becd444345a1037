import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Callout } from '../../ui/Callout.tsx';
import { useErrorTexts } from './useErrorTexts.ts';
import { useLoadErrorTexts } from './useLoadErrorTexts.ts';

/** Says what went wrong, in place; read out when it appears. Nothing while there is no error. */
export function ErrorCallout({ error }: { error: unknown }) {
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
    <div role="alert">
      {hasError && ready === error && (
        <Callout tone="negative" glyph={CircleAlert}>
          {texts.of(error)}
        </Callout>
      )}
    </div>
  );
}
