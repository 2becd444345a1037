/**
 * Where a code stands in a square, so that each of its modules is a whole number of pixels: readers take
 * the grey edges of others for parts of modules.
 * @param size modules of a side @param room pixels of the square's side
 * @returns pixels of a module, of the code's side, and of the margin before it
 */
export function wholeModules(
  size: number,
  room: number,
): { module: number; side: number; margin: number } {
  const module = Math.max(1, Math.floor(room / size));
  const side = module * size;
  return { module, side, margin: Math.floor((room - side) / 2) };
}
