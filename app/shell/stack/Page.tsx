import { type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { SheetHost } from '../../core/overlay/SheetHost.tsx';
import { ActiveScreen } from '../../core/screen/activeScreen.tsx';
import { PageArrival } from '../../core/screen/pageArrival.ts';
import { SavedParts, savedParts } from '../../core/screen/savedContent.ts';
import { OverlayEntries } from '../../ui/overlayEntry.ts';
import { CrashScreen } from '../errors/CrashScreen.tsx';
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx';
import * as css from './Page.css.ts';
import { PageLocation } from './PageLocation.tsx';
import type { Entry, PageMotion } from './stackState.ts';
import { usePageFocus } from './usePageFocus.ts';
import { useReach } from './useReach.ts';
import { useScrollMemory } from './useScrollMemory.ts';

type Props = {
  entry: Entry;
  isFront: boolean;
  isShown: boolean;
  motion: PageMotion | null;
  /** Whether what it lies in moves. */
  isCarried?: boolean;
  onMotionEnd: () => void;
  children: ReactNode;
};

/** One page of the stack. Its location stays its own while others are in front. */
export function Page(props: Props) {
  const { entry, isFront, isShown, motion, isCarried = false, onMotionEnd, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  useReach(frame, isFront, isCarried || motion !== null);
  const [saved] = useState(savedParts);
  const restoreScroll = useScrollMemory(frame, entry.key + entry.pathname);
  const focusPage = usePageFocus(frame, isFront);
  const entries = useContext(OverlayEntries);
  // What a page of this kind shows over the others has the entry of the page.
  const overlays = entry.kind === 'overlay' ? null : entries;
  const settle = useCallback(() => {
    restoreScroll();
    focusPage();
  }, [restoreScroll, focusPage]);
  const className = [css.page, isShown ? '' : css.hidden, motion ? css.motion[motion] : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div
      ref={frame}
      className={className}
      data-page=""
      onAnimationEnd={(event) => {
        if (event.target === event.currentTarget) onMotionEnd();
      }}
    >
      <ActiveScreen active={isFront}>
        <PageArrival value={settle}>
          <OverlayEntries value={overlays}>
            <ErrorBoundary fallback={(retry) => <CrashScreen onRetry={retry} />}>
              <PageLocation place={entry}>
                <SavedParts value={saved}>
                  <SheetHost>{children}</SheetHost>
                </SavedParts>
              </PageLocation>
            </ErrorBoundary>
          </OverlayEntries>
        </PageArrival>
      </ActiveScreen>
    </div>
  );
}
