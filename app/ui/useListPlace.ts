import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where a list stands in the page that scrolls it, in pixels. */
export type ListPlace = {
  /** From the start of all that scrolls to the start of the list. */
  start: number;
  /** Height of the bars that cover the start of the page. */
  top: number;
  /** Height between those bars and what stands at the end of the page. */
  room: number;
};

const nowhere: ListPlace = { start: 0, top: 0, room: 0 };

/** @returns the place of a list, also after something above it changed its size. */
export function useListPlace(frame: RefObject<HTMLElement | null>): ListPlace {
  const [place, setPlace] = useState(nowhere);
  useLayoutEffect(() => {
    const list = frame.current;
    const area = list?.closest('[data-scroll]');
    const body = list?.closest('main');
    if (!list || !area || !body) return;
    const measure = (): void => {
      const next = measurePlace(list, area, body);
      setPlace((known) => (isSame(known, next) ? known : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of [area, ...area.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [frame]);
  return place;
}

function measurePlace(list: HTMLElement, area: Element, body: HTMLElement): ListPlace {
  const areaTop = area.getBoundingClientRect().top - area.scrollTop;
  const top = body.getBoundingClientRect().top - areaTop;
  const end = Number.parseFloat(getComputedStyle(body).paddingBottom) || 0;
  return {
    start: list.getBoundingClientRect().top - areaTop,
    top,
    room: Math.max(0, area.clientHeight - top - end),
  };
}

function isSame(one: ListPlace, other: ListPlace): boolean {
  return one.start === other.start && one.top === other.top && one.room === other.room;
}
