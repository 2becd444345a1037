/** What is pressed as one: a question, a sheet, a menu or a page. */
const surfaces = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-page]';
const controls = 'button, a, [role="button"], [role="menuitem"]';
/** As long as a phone waits for the second tap of two, in milliseconds. */
const pause = 350;
/** How far a finger lands from where it was, in CSS pixels. */
const reach = 24;

type Press = { surface: Element | null; name: string | null; x: number; y: number; at: number };

/**
 * Whoever presses twice has meant what was there: what appeared under the finger with the first press, such
 * as the page below a sheet that has closed, does not take the second. A control of the same name does, so
 * that two pages can be left by two presses on Back.
 * @returns the way to stop.
 */
export function holdDoublePresses(): () => void {
  let first: Press | null = null;
  const onClick = (event: MouseEvent): void => {
    // Of a keyboard or a screen reader: it presses what is chosen, wherever it is.
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const press = pressOf(event, event.target);
    if (first && isMeantForFirst(first, press, event)) {
      event.preventDefault();
      event.stopPropagation();
      first.at = press.at;
      return;
    }
    first = press;
  };
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

function pressOf({ clientX, clientY, timeStamp }: MouseEvent, target: Element): Press {
  const control = target.closest(controls);
  return {
    surface: target.closest(surfaces),
    name: control && (control.getAttribute('aria-label') ?? control.textContent),
    x: clientX,
    y: clientY,
    at: timeStamp,
  };
}

function isMeantForFirst(first: Press, press: Press, event: MouseEvent): boolean {
  if (first.surface === press.surface) return false;
  if (press.name !== null && press.name === first.name) return false;
  // Browsers also count a tap that is quick and farther away, such as one on an item of a menu.
  if (Math.hypot(press.x - first.x, press.y - first.y) > reach) return false;
  if (event.detail > 1) return true;
  // Safari on a phone does not count presses: each of its clicks is a first one.
  const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
  return !isMouse && press.at - first.at <= pause;
}
