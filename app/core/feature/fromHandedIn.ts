import { useFeatures } from './features.tsx';
import type { SlotParts } from './slots.ts';

/**
 * @param make from what areas and features hand in
 * @returns a hook that gives what is made: once for all who ask, until something else is handed in
 */
export function fromHandedIn<Made>(make: (handedIn: readonly SlotParts[]) => Made): () => Made {
  const made = new WeakMap<readonly SlotParts[], Made>();
  return () => {
    const { handedIn } = useFeatures();
    const known = made.get(handedIn) ?? make(handedIn);
    made.set(handedIn, known);
    return known;
  };
}
