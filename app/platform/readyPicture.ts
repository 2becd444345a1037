/**
 * Loads a picture and unpacks it, so that it shows without a blank moment.
 * @returns whether it can be shown
 */
export async function readyPicture(address: string): Promise<boolean> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return true;
  } catch {
    // It did not come, or is no picture: nothing is shown.
    return false;
  }
}
