/** Loads the image library when the first picture needs it: a fifth of a second the start does not wait for. */
export async function loadSharp(): Promise<typeof import('sharp')['default']> {
  return (await import('sharp')).default;
}
