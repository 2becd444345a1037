import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { jwtLoginInput } from './jwtLoginInput.ts';
import { loginOutput } from './loginOutput.ts';

/** Answers 402 for a JWT that is unknown or expired, 403 where another device took over. */
export const userJwtLogin = declareCall({
  name: 'session.userJwtLogin',
  path: '/user/jwtLogin',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'The same as /jwt/login, under its second path.',
  input: jwtLoginInput,
  output: loginOutput,
  errors: [commonErrors.brandUnknown],
});
