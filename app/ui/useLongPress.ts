import {
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react';

/** How long a finger rests before it counts, in milliseconds. */
const patience = 450;

/** How far it may tremble meanwhile, in pixels. */
const tremble = 10;

type Handlers = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
  onTouchEnd: (event: TouchEvent) => void;
  onContextMenu: (event: MouseEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
};

/**
 * A finger that rests on an element, the right mouse button, and the menu key of a keyboard.
 * @param onLongPress given what of the element it was on
 * @returns handlers for the element. The click that ends a long press does not reach what is inside.
 */
export function useLongPress(onLongPress: (on: Element) => void): Handlers {
  const latest = useRef(onLongPress);
  useEffect(() => {
    latest.current = onLongPress;
  });
  const press = useRef({
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
    x: 0,
    y: 0,
    isTouched: false,
    /** The touch under way was a long one: the click it ends with is none. */
    isLong: false,
  });
  useEffect(() => () => clearTimeout(press.current.timer), []);
  return useMemo(() => {
    const stop = (): void => clearTimeout(press.current.timer);
    const begin = (on: EventTarget): void => {
      stop();
      press.current.isLong = press.current.isTouched;
      latest.current(on as Element);
    };
    const end = (): void => {
      stop();
      press.current.isTouched = false;
    };
    return {
      onPointerDown({ pointerType, isPrimary, clientX: x, clientY: y, target }) {
        stop();
        const isTouched = pointerType !== 'mouse' && isPrimary;
        press.current = { timer: undefined, x, y, isTouched, isLong: false };
        if (isTouched) press.current.timer = setTimeout(begin, patience, target);
      },
      onPointerMove({ clientX, clientY }) {
        const { x, y } = press.current;
        if (Math.hypot(clientX - x, clientY - y) > tremble) stop();
      },
      onPointerUp: end,
      onPointerCancel: end,
      onTouchEnd(event) {
        // Else the browser presses a mouse where the finger was: beside what the long press opened.
        if (!press.current.isLong) return;
        press.current.isLong = false;
        event.preventDefault();
      },
      onContextMenu(event) {
        // Marked words keep the browser's own menu.
        if (!press.current.isTouched && getSelection()?.isCollapsed === false) return;
        event.preventDefault();
        // Android tells of a long press in this way too, at times before the timer.
        if (!press.current.isLong) begin(event.target);
      },
      onClickCapture(event) {
        if (!press.current.isLong) return;
        press.current.isLong = false;
        event.preventDefault();
        event.stopPropagation();
      },
    };
  }, []);
}
