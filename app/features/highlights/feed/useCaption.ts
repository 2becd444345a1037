import { useAtom } from 'jotai';
import { useState } from 'react';
import type { Caption } from '../../../contract/media/clip.ts';
import { captionsAtom } from '../../../parts/playback/watching.ts';

/** The words that the person wants, where the clip has them. */
export function useCaption(captions: readonly Caption[]) {
  const [language, choose] = useAtom(captionsAtom);
  const chosen = captions.find((one) => one.language === language) ?? null;
  const [first] = captions;
  const [words, setWords] = useState('');
  return {
    /** What is to be read now; '' for nothing. */
    words,
    setWords,
    hasAny: first !== undefined,
    chosen,
    toggle: (): void => {
      if (first) choose(chosen ? null : first.language);
    },
  };
}
