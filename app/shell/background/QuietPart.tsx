import { type ComponentType, useEffect, useState } from 'react';
import { loadPart, type PartSource } from '../../core/lazy/loadedParts.ts';
import { useServices } from '../../core/services/services.tsx';

/** Milliseconds until another try where the code of a part did not come. */
const anotherTry = 30_000;

/** As `LazyPart`, where nobody looks: it says nothing, and tries again by itself. */
export function QuietPart({ source }: { source: PartSource<object> }) {
  const { loadTexts } = useServices();
  const [attempt, setAttempt] = useState(1);
  const [loaded, setLoaded] = useState<{ Part: ComponentType<object> } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    loadPart(source, loadTexts).then(
      (Part) => {
        if (isCurrent) setLoaded({ Part });
      },
      () => {
        if (isCurrent) timer = setTimeout(() => setAttempt(attempt + 1), anotherTry);
      },
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [source, loadTexts, attempt]);
  return loaded && <loaded.Part />;
}
