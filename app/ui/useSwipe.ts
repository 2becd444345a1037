import {
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useOverlayEntry } from './overlayEntry.ts';
import { shift } from './SwipeRow.css.ts';
import { type Swipe, staysOpen, swipeBegun, swipeMoved } from './swipe.ts';

type Handlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onClickCapture: (event: MouseEvent) => void;
  onDragStart: (event: DragEvent) => void;
};

export type SwipeParts = {
  frame: RefObject<HTMLDivElement | null>;
  buttons: RefObject<HTMLDivElement | null>;
  /** The row has given way before: its buttons are there, if out of view. */
  isRevealed: boolean;
  isOpen: boolean;
  handlers: Handlers;
  close: () => void;
};

/** A click comes this soon after the press that it belongs to, if at all. Milliseconds. */
const clickDelay = 700;

/** Follows a finger, or a mouse, that swipes a row. */
export function useSwipe(): SwipeParts {
  const frame = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [isRevealed, setIsRevealed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  /** The click that ends a swipe is none. */
  const wasSwiped = useRef(false);
  const close = useCallback(() => setIsOpen(false), []);
  useOverlayEntry(isOpen, close);
  useLayoutEffect(() => {
    const width = isOpen ? (buttons.current?.offsetWidth ?? 0) : 0;
    frame.current?.style.setProperty(shift, `${width}px`);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    return followOutside({ frame, buttons, wasSwiped, close });
  }, [isOpen, close]);
  const handlers = useMemo(
    () =>
      swipeHandlers({ frame, buttons, wasSwiped, reveal: () => setIsRevealed(true), setIsOpen }),
    [],
  );
  return { frame, buttons, isRevealed, isOpen, handlers, close };
}

type Needs = Pick<SwipeParts, 'frame' | 'buttons'> & {
  wasSwiped: RefObject<boolean>;
  reveal: () => void;
  setIsOpen: (isOpen: boolean) => void;
};

function swipeHandlers({ frame, buttons, wasSwiped, reveal, setIsOpen }: Needs): Handlers {
  let swipe: Swipe | null = null;
  const width = (): number => buttons.current?.offsetWidth ?? 0;
  const shownShift = (): number =>
    Number.parseFloat(frame.current?.style.getPropertyValue(shift) ?? '') || 0;
  const show = (pixels: number): void => frame.current?.style.setProperty(shift, `${pixels}px`);

  const forgetClick = (): void => {
    wasSwiped.current = false;
  };
  const end = (isKept: boolean): void => {
    const ended = swipe;
    swipe = null;
    frame.current?.removeAttribute('data-swiping');
    if (ended?.phase !== 'moving') return;
    // The click comes right after, if at all.
    setTimeout(forgetClick);
    const isOpen = isKept ? staysOpen(ended, width()) : ended.from > 0;
    show(isOpen ? width() : 0);
    setIsOpen(isOpen);
  };
  return {
    onPointerDown({ isPrimary, button, clientX, clientY, timeStamp, target }) {
      forgetClick();
      const isOnButton = buttons.current?.contains(target as Node) ?? false;
      if (!isPrimary || button !== 0 || isOnButton) return;
      swipe = swipeBegun({ x: clientX, y: clientY, at: timeStamp }, shownShift());
    },
    onPointerMove({ clientX, clientY, timeStamp, pointerId, pointerType, buttons: held }) {
      // A mouse that was let go somewhere else.
      if (pointerType === 'mouse' && held === 0) swipe = null;
      if (!swipe || swipe.phase === 'elsewhere') return;
      const wasMoving = swipe.phase === 'moving';
      swipe = swipeMoved(swipe, { x: clientX, y: clientY, at: timeStamp }, width());
      if (swipe.phase !== 'moving') return;
      if (!wasMoving) {
        wasSwiped.current = true;
        reveal();
        frame.current?.setAttribute('data-swiping', '');
        frame.current?.setPointerCapture(pointerId);
      }
      show(swipe.shift);
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onClickCapture(event) {
      if (!wasSwiped.current) return;
      wasSwiped.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // A link is not to be dragged away.
    onDragStart: (event) => event.preventDefault(),
  };
}

type OutsideNeeds = Pick<SwipeParts, 'frame' | 'buttons' | 'close'> & {
  wasSwiped: RefObject<boolean>;
};

/** Closes an open row for what is done elsewhere: a tap does that and nothing more. @returns undoes it */
function followOutside({ frame, buttons, wasSwiped, close }: OutsideNeeds): () => void {
  const onPress = ({ target }: Event): void => {
    wasSwiped.current = false;
    if (frame.current?.contains(target as Node)) return;
    swallowClick();
    close();
  };
  const onClick = (event: Event): void => {
    if (wasSwiped.current || buttons.current?.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  // Not in a page that is being prepared out of view.
  const onScroll = ({ target }: Event): void => {
    if ((target as Node).contains(frame.current)) close();
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  document.addEventListener('pointerdown', onPress, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('scroll', onScroll, true);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPress, true);
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('scroll', onScroll, true);
    document.removeEventListener('keydown', onKey);
  };
}

/** Of the press that has begun. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('click', swallow, true);
    document.removeEventListener('pointerdown', stop, true);
  };
  const timer = setTimeout(stop, clickDelay);
  document.addEventListener('click', swallow, true);
  // The next press is another one.
  document.addEventListener('pointerdown', stop, true);
}
