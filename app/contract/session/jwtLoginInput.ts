import * as v from 'valibot';
import { clientFields } from '../fields/client.ts';

export const jwtLoginInput = v.object({
  ...clientFields,
  token: v.pipe(
    v.string(),
    v.minLength(1, 'is empty'),
    v.maxLength(2048, 'is too long'),
    v.description('The JWT.'),
  ),
});
