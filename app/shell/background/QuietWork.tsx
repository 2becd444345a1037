import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect, useState } from 'react';
import { useSlot } from '../../core/feature/features.tsx';
import { loadPart, type PartSource } from '../../core/lazy/loadedParts.ts';
import { useServices } from '../../core/services/services.tsx';
import { isMemberAtom } from '../../core/session/sessionAtom.ts';

/** Milliseconds until another try where the code of a part did not come. */
const anotherTry = 30_000;

/** What others do without a face, for members alone. */
export function QuietWork() {
  const parts = useSlot('background');
  const isMember = useAtomValue(isMemberAtom);
  return isMember && parts.map((part) => <QuietPart key={part.id} source={part} />);
}

/** As `LazyPart`, where nobody looks: it says nothing, and tries again by itself. */
function QuietPart({ source }: { source: PartSource<object> }) {
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
