import { declareErrors } from '../declaredError.ts';

/** Errors of calls that take a file. */
export const mediaErrors = declareErrors('media', {
  fileMissing: { code: 4001, meaning: 'The request carries no file.' },
  fileRefused: { code: 4002, meaning: 'Files of this kind are not taken.' },
  fileDamaged: { code: 4003, meaning: 'The file cannot be read.' },
  fileTooLarge: { code: 4004, meaning: 'The file is too large.' },
});
