import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { commonErrors } from '../common/errors.ts';
import { clientFields } from '../fields/client.ts';
import { mediaUrl } from '../fields/media.ts';

/** The specification names the path alone; read as the site's picks, never as statistics. */
export const zztj = declareCall({
  name: 'platform.zztj',
  path: '/zztj',
  method: 'POST',
  auth: 'visitor',
  idempotency: 'natural',
  summary: 'What the site recommends, as small cards of the discover page.',
  input: v.object({ packageId: clientFields.packageId }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        title: v.string(),
        image: mediaUrl,
        link: v.pipe(v.string(), v.description('https address.')),
      }),
    ),
  }),
  errors: [commonErrors.brandUnknown],
});
