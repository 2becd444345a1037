import type { KeyboardEvent } from 'react';

type Acts = {
  step: (by: 1 | -1) => void;
  toggle: () => void;
  sound: () => void;
  captions: () => void;
  back: () => void;
};

/** Up and down, space, m and c, Escape. What a button or the bar of the time takes is theirs. */
export function onFeedKey(event: KeyboardEvent, acts: Acts): void {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return;
  // A sheet over the page is a child of it for events.
  if (!event.currentTarget.contains(target)) return;
  if (key === ' ' && target.closest('button, a')) return;
  const act = actOf(key, acts);
  if (!act) return;
  event.preventDefault();
  act();
}

function actOf(key: string, acts: Acts): (() => void) | null {
  switch (key) {
    case 'ArrowDown':
    case 'PageDown':
      return () => acts.step(1);
    case 'ArrowUp':
    case 'PageUp':
      return () => acts.step(-1);
    case ' ':
      return acts.toggle;
    case 'm':
    case 'M':
      return acts.sound;
    case 'c':
    case 'C':
      return acts.captions;
    case 'Escape':
      return acts.back;
    default:
      return null;
  }
}
