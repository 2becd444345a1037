/** @returns `#RRGGBB`: how `colour` looks where `under` shines through its alpha, if it has one. */
export function flatten(colour: string, under: string): string {
  if (colour.length < 9) return colour;
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const opacity = channel(colour, 7) / 255;
  const channels = [1, 3, 5].map((at) =>
    Math.round(channel(under, at) + (channel(colour, at) - channel(under, at)) * opacity)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`.toUpperCase();
}
