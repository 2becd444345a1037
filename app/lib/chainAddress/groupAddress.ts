/** @returns an address or a hash in groups of four characters, to compare it by eye. */
export function groupAddress(text: string): string[] {
  return text.match(/.{1,4}/gs) ?? [];
}
