import * as v from 'valibot';
import { encodings } from './siteFile.ts';

const whole = (most: number, message: string, description: string) =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer(message),
      v.minValue(1, message),
      v.maxValue(most, message),
      v.description(description),
    ),
  );

const text = (description: string) =>
  v.pipe(v.string(), v.nonEmpty('is empty'), v.description(description));

export const bucketPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{1,254}$/;
export const prefixPattern = /^(?!\.{1,2}(\/|$))[\w.-]+(\/(?!\.{1,2}(\/|$))[\w.-]+)*\/?$/;
const address = /^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/;

const shared = {
  siteUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(address, 'is not an address'),
      v.description(
        'Where the published site is served, for its verification; {id} stands for the brand. The origin of the brand when absent, for a folder nothing.',
      ),
    ),
  ),
  keepDays: whole(
    3650,
    'is not a number of days',
    'Days a release stays after another became current; 30 when absent.',
  ),
};

const folderTarget = v.pipe(
  v.strictObject({
    kind: v.pipe(v.literal('folder'), v.description('A folder, mounted or synced.')),
    path: text('The folder; relative to this file.'),
    ...shared,
  }),
  v.description('A folder that a host serves: each brand in a folder of its own.'),
);

const s3Target = v.pipe(
  v.strictObject({
    kind: v.pipe(v.literal('s3'), v.description('A store that speaks the S3 protocol.')),
    bucket: v.pipe(
      v.string(),
      v.regex(bucketPattern, 'is not a bucket'),
      v.description('The bucket; it must exist.'),
    ),
    prefix: v.optional(
      v.pipe(
        v.string(),
        v.regex(prefixPattern, 'is not a prefix'),
        v.description('Folders before those of the brands; none when absent.'),
      ),
    ),
    endpoint: v.optional(
      v.pipe(
        v.string(),
        v.regex(address, 'is not an address'),
        v.description('Address of the store; AWS_ENDPOINT_URL, or else AWS itself, when absent.'),
      ),
    ),
    region: v.optional(text('Region; AWS_REGION, the profile, or else us-east-1, when absent.')),
    profile: v.optional(
      text('Profile of ~/.aws whose credentials are used; the environment when absent.'),
    ),
    pathStyle: v.optional(
      v.pipe(
        v.boolean(),
        v.description('Write the bucket into the path; true when an endpoint is given.'),
      ),
    ),
    encodings: v.optional(
      v.pipe(
        v.picklist(encodings),
        v.description(
          'How text is stored: `none` plain (default), `brotli` or `gzip` compressed with Content-Encoding, `files` all variants beside each other.',
        ),
      ),
    ),
    timeoutSeconds: whole(
      3600,
      'is not a number of seconds',
      'Seconds of silence after which a request is tried again, twice; one that trickles has to move 256 kB in each such span; 60 when absent.',
    ),
    ...shared,
  }),
  v.description('A bucket of a store that speaks the S3 protocol.'),
);

/** `deploy.json` beside the folder of brands. Closed: unknown keys are errors. */
export const deploySource = v.strictObject({
  $schema: v.optional(v.pipe(v.string(), v.description('JSON Schema for editors.'))),
  default: v.optional(text('Target when neither --to nor BRAND_DEPLOY_TO names one.')),
  targets: v.pipe(
    v.record(v.string(), v.variant('kind', [folderTarget, s3Target])),
    v.description('Places to publish to, by name.'),
  ),
});

export type DeploySource = v.InferOutput<typeof deploySource>;
export type TargetSource = DeploySource['targets'][string];
