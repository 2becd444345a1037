import { type ReactNode, useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ActiveScreen } from '../../core/screen/activeScreen.tsx';
import { CrashScreen } from '../errors/CrashScreen.tsx';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import * as css from './Page.css.ts';
import { PageFocus, usePageFocus } from './pageFocus.tsx';
import type { Entry } from './stackState.ts';
import { useScrollMemory } from './useScrollMemory.ts';

type Props = {
  entry: Entry;
  isFront: boolean;
  isShown: boolean;
  /** How the page moves: in over the others, or out. */
  motion: 'push' | 'pop' | null;
  onMotionEnd: () => void;
  children: ReactNode;
};

/** One page of the stack. Its location stays its own while others are in front. */
export function Page({ entry, isFront, isShown, motion, onMotionEnd, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useScrollMemory(frame, entry.key);
  const focusPage = usePageFocus(frame, isFront);
  const className = [css.page, isShown ? '' : css.hidden, motion ? css.over[motion] : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div
      ref={frame}
      className={className}
      inert={!isFront}
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) onMotionEnd();
      }}
    >
      <ActiveScreen active={isFront}>
        <PageFocus value={focusPage}>
          <ErrorBoundary fallback={(retry) => <CrashScreen onRetry={retry} />}>
            <Routes location={entry}>
              <Route path="*" element={children} />
            </Routes>
          </ErrorBoundary>
        </PageFocus>
      </ActiveScreen>
    </div>
  );
}
