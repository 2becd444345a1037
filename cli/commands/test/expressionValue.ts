import { InvalidArgumentError } from 'commander';

/** For `Option.argParser`: a regular expression. @returns its text */
export function expressionValue(text: string): string {
  try {
    new RegExp(text);
  } catch {
    throw new InvalidArgumentError(
      'It must be a regular expression: write \\ before a bracket that stands for itself.',
    );
  }
  return text;
}
