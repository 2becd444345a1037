import * as v from 'valibot';
import { userId } from '../fields/account.ts';

/** What every login answers. The app takes an empty `token` or `jwt` for a failure. */
export const loginOutput = v.object({
  token: v.pipe(v.string(), v.description('Goes into the `token` header.')),
  jwt: v.pipe(v.string(), v.description('Logs in again without the password.')),
  chatToken: v.pipe(v.string(), v.description('Opens the messaging gateway.')),
  userId,
});

export type LoginOutput = v.InferOutput<typeof loginOutput>;
