/** Fields that differ with every attempt and say nothing about what is wanted. */
const attemptFields: readonly string[] = [
  'operationID',
  'verification',
  'fundPassword',
  'chatToken',
];

/**
 * What two attempts at the same thing have in common: client and server tell by it whether an
 * idempotency key belongs to an input.
 */
export function intentInput(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([name]) => !attemptFields.includes(name)),
  );
}
