/**
 * Whether a key belongs to a word that is being composed, such as one of Chinese: its Enter takes the word, and
 * nothing else. Safari has ended the composition before the key that ends it, and marks that key with 229.
 */
export function isOfComposition(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
