import { type PointerEvent, useEffect, useMemo, useRef } from 'react';

/** The finger has to go this far aside for it to count, in pixels; it pulls the element no further. */
const enough = 56;
/** Before that it may be a scroll or a tap. */
const tremble = 12;

type Handlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
};

type Swipe = { pointerId: number; x: number; y: number; isAside: boolean; distance: number };

/**
 * A finger that pulls an element to the left and lets go. The element needs `touch-action: pan-y`.
 * @param onSwipe null: it cannot be pulled now
 */
export function useSwipeAside(onSwipe: (() => void) | null): Handlers {
  const latest = useRef(onSwipe);
  useEffect(() => {
    latest.current = onSwipe;
  });
  const swipe = useRef<Swipe | null>(null);
  return useMemo(() => {
    const end = (element: HTMLElement): void => {
      swipe.current = null;
      element.style.transform = '';
    };
    return {
      onPointerDown(event) {
        const { pointerType, isPrimary, pointerId, clientX: x, clientY: y } = event;
        if (pointerType !== 'touch' || !isPrimary || !latest.current) return;
        // What it has opened over the page is not pulled with it.
        if (!event.currentTarget.contains(event.target as Node)) return;
        swipe.current = { pointerId, x, y, isAside: false, distance: 0 };
      },
      onPointerMove({ pointerId, clientX, clientY, currentTarget }) {
        const pulled = swipe.current;
        if (pulled?.pointerId !== pointerId) return;
        const aside = pulled.x - clientX;
        if (!pulled.isAside) {
          if (Math.hypot(aside, clientY - pulled.y) < tremble) return;
          if (aside < Math.abs(clientY - pulled.y) * 1.5) return end(currentTarget);
          pulled.isAside = true;
          currentTarget.setPointerCapture(pointerId);
        }
        pulled.distance = Math.min(Math.max(aside - tremble, 0), enough);
        currentTarget.style.transform = `translateX(-${pulled.distance}px)`;
      },
      onPointerUp({ currentTarget }) {
        const isFar = (swipe.current?.distance ?? 0) >= enough;
        end(currentTarget);
        if (isFar) latest.current?.();
      },
      onPointerCancel: ({ currentTarget }) => end(currentTarget),
    };
  }, []);
}
