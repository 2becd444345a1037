/** Bytes of the size and the name of a box, and of the brand that begins it. */
const headLength = 12;

/**
 * What iPhones record is an MP4 in all but its name: it says so of itself from then on, without a copy.
 * @returns the video as an MP4 file, or null where it is no such film. Rejects where it cannot be read.
 */
export async function asMp4(film: File): Promise<File | null> {
  const head = new Uint8Array(await film.slice(0, headLength).arrayBuffer());
  const text = String.fromCharCode(...head.subarray(4));
  if (text !== 'ftypqt  ') return null;
  head.set([0x6d, 0x70, 0x34, 0x32], 8);
  const name = `${film.name.replace(/\.[^.]*$/, '')}.mp4`;
  return new File([head, film.slice(headLength)], name, { type: 'video/mp4' });
}
