/** A sending waits for the characters of a picture, which the person has not typed. */
export class AnswerNeededError extends Error {
  override readonly name = 'AnswerNeededError';
}
