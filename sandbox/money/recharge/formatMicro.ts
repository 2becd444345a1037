const micro = 1_000_000;

/** @param amount millionths. @returns such as `50` or `10.000001`. */
export function formatMicro(amount: number): string {
  const fraction = String(amount % micro)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${Math.floor(amount / micro)}${fraction && `.${fraction}`}`;
}

/** @returns millionths; null for what is no amount with up to six decimals. */
export function parseMicro(text: string): number | null {
  const parts = /^(\d{1,7})(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!parts) return null;
  // Joined as text: no product that could round.
  const amount = Number(`${parts[1]}${(parts[2] ?? '').padEnd(6, '0')}`);
  return amount > 0 ? amount : null;
}
