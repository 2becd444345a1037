import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { clientFields, emptyOutput } from '../fields/client.ts';

export const logout = declareCall({
  name: 'session.logout',
  path: '/logout',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'Ends the session: token, JWT and chat token stop working.',
  input: v.object({
    chatToken: v.pipe(v.string(), v.maxLength(2048, 'is too long')),
    operationID: clientFields.operationID,
    platform: clientFields.platform,
  }),
  output: emptyOutput,
  errors: [],
});
