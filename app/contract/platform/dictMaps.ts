import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { emptyInput } from '../fields/client.ts';

export const dictMaps = declareCall({
  name: 'platform.dictMaps',
  path: '/dictMaps',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'Names of coded values, in the language of the request.',
  input: emptyInput,
  output: v.object({
    maps: v.pipe(
      v.record(
        v.string(),
        v.array(v.object({ value: v.union([v.number(), v.string()]), label: v.string() })),
      ),
      v.description('By the name of the coded value, such as `accountStatus`.'),
    ),
  }),
  errors: [],
});
