import type { KeyboardEvent } from 'react';

const menuButton = '[data-message-menu]';

/** The arrow keys lead from the menu button of one message to that of the next. */
export function stepMessages(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const focused = document.activeElement;
  if (step === undefined || !focused?.matches(menuButton)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(menuButton)];
  buttons[buttons.indexOf(focused as HTMLElement) + step]?.focus();
  event.preventDefault();
}
