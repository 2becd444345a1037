import { createContext, useContext } from 'react';

export type SlideRetry = {
  /** Loads the slide again, and no other. */
  retry: () => void;
  /** The person asked for the try that is shown. */
  wasAsked: boolean;
  /** The person asks for another try. */
  ask: () => void;
};

/** How what stands in a slide of `ImageViewer` loads that slide again. */
export const SlideRetryContext = createContext<SlideRetry | null>(null);

/** @throws outside of a slide */
export function useSlideRetry(): SlideRetry {
  const found = useContext(SlideRetryContext);
  if (!found) throw new Error('There is no slide to load again here.');
  return found;
}
