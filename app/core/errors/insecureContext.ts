/** The page was opened in a way in which the browser withholds cryptography, such as plain http. */
export class InsecureContextError extends Error {
  override readonly name = 'InsecureContextError';
}
