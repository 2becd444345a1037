import { useAtom } from 'jotai';
import type { Caption } from '../../../parts/playback/Captions.tsx';
import { captionsAtom } from '../../../parts/playback/watching.ts';

/** The words that the person wants, where the clip has them. */
export function useCaption(captions: readonly Caption[]) {
  const [language, choose] = useAtom(captionsAtom);
  const chosen = captions.find((one) => one.language === language) ?? null;
  const [first] = captions;
  return {
    hasAny: first !== undefined,
    chosen,
    toggle: (): void => {
      if (first) choose(chosen ? null : first.language);
    },
  };
}
