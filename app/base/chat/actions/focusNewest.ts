/**
 * Gives the focus to what opens the menu of the newest message, where Tab enters the messages.
 * @returns what has the focus; null where there is no message in view
 */
export function focusNewest(): HTMLElement | null {
  const buttons = document.querySelectorAll<HTMLElement>('[data-message-menu][tabindex="0"]');
  // A conversation that is out of sight takes no focus.
  const takesFocus = (button: HTMLElement): boolean => {
    button.focus();
    return document.activeElement === button;
  };
  return [...buttons].find(takesFocus) ?? null;
}
