/**
 * @param area holds buttons in rows
 * @param from the one that has the focus
 * @param key an arrow key, `Home` or `End`
 * @returns the button to go to, or null where the key says nothing of that
 */
export function neighbourOf(
  area: HTMLElement | null,
  from: Element | null,
  key: string,
): HTMLElement | null {
  const buttons = [...(area?.querySelectorAll('button') ?? [])];
  const index = buttons.indexOf(from as HTMLButtonElement);
  if (index < 0) return null;
  if (key === 'ArrowRight') return buttons[index + 1] ?? null;
  if (key === 'ArrowLeft') return buttons[index - 1] ?? null;
  if (key === 'Home') return buttons[0] ?? null;
  if (key === 'End') return buttons.at(-1) ?? null;
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return null;
  const column = (from as HTMLElement).offsetLeft;
  const row = (from as HTMLElement).offsetTop;
  const further =
    key === 'ArrowDown' ? buttons.slice(index + 1) : buttons.slice(0, index).reverse();
  const line = further.find(({ offsetTop }) => offsetTop !== row)?.offsetTop;
  return further
    .filter(({ offsetTop }) => offsetTop === line)
    .reduce<HTMLElement | null>((best, one) => {
      const isNearer =
        !best || Math.abs(one.offsetLeft - column) < Math.abs(best.offsetLeft - column);
      return isNearer ? one : best;
    }, null);
}
