import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { jwtLoginInput } from './jwtLoginInput.ts';
import { loginOutput } from './loginOutput.ts';

/** Answers 402 for a JWT that is unknown or expired, 403 where another device took over. */
export const jwtLogin = declareCall({
  name: 'session.jwtLogin',
  path: '/jwt/login',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'Logs in with the JWT of an earlier login.',
  input: jwtLoginInput,
  output: loginOutput,
  errors: [commonErrors.brandUnknown],
});
