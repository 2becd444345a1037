import { BrandError, systemCode } from '../errors.ts';
import { StoreConflict } from './store.ts';

type Words = { code: string; message: string; fix: string };

/** What the SDK throws, as far as it is read here. Its messages may name keys, so none is shown. */
type Thrown = { name?: string; $metadata?: { httpStatusCode?: number }; $response?: unknown };

const again = 'run the command again: it goes on where it stopped.';

const ofName: Readonly<Record<string, (place: string) => Words>> = {
  NoSuchBucket: (place) => ({
    code: 'target-missing',
    message: `There is no bucket for ${place}.`,
    fix: 'Correct the bucket or the endpoint, or make the bucket first.',
  }),
  CredentialsProviderError: (place) => ({
    code: 'target-credentials',
    message: `No credentials were found for ${place}.`,
    fix: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE, or the profile of the target.',
  }),
  SignatureDoesNotMatch: (place) => ({
    code: 'target-credentials',
    message: `${place} does not accept the secret key.`,
    fix: 'Correct AWS_SECRET_ACCESS_KEY or the profile.',
  }),
  InvalidAccessKeyId: (place) => ({
    code: 'target-credentials',
    message: `${place} does not know the access key.`,
    fix: 'Correct AWS_ACCESS_KEY_ID or the profile; each store has keys of its own.',
  }),
  ExpiredToken: (place) => ({
    code: 'target-credentials',
    message: `The session token for ${place} has expired.`,
    fix: 'Log in to the store again and run the command again.',
  }),
  RequestTimeTooSkewed: (place) => ({
    code: 'target-clock',
    message: `The clock of this machine differs from that of ${place} by more than it accepts.`,
    fix: 'Set the clock of this machine, then run the command again.',
  }),
};

const elsewhere = [
  'PermanentRedirect',
  'AuthorizationHeaderMalformed',
  'IllegalLocationConstraintException',
];
const full = ['InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull', 'EntityTooLarge'];
const silent = ['TimeoutError', 'RequestTimeout', 'RequestTimeoutException'];

/** What a person can do about a store that failed; conflicts and interruptions pass unchanged. */
export function s3Failure(place: string, error: unknown): unknown {
  if (error instanceof BrandError || error instanceof StoreConflict) return error;
  const { name = '', $metadata } = error as Thrown;
  if (name === 'AbortError') return error;
  const words = wordsFor(place, name, $metadata?.httpStatusCode, error);
  return words === null ? error : new BrandError({ ...words, exitCode: 4, cause: error });
}

function wordsFor(
  place: string,
  name: string,
  status: number | undefined,
  error: unknown,
): Words | null {
  const known = Object.hasOwn(ofName, name) ? ofName[name] : undefined;
  if (known) return known(place);
  if (elsewhere.includes(name) || isWithoutRegion(error)) {
    return {
      code: 'target-region',
      message: isWithoutRegion(error)
        ? `No usable region is named for ${place}.`
        : `${place} lies in another region than the one that was asked.`,
      fix: 'Set AWS_REGION, or region of the target; for a store of your own give its --endpoint.',
    };
  }
  if (full.includes(name) || status === 507) {
    return {
      code: 'target-full',
      message: `There is no room left in ${place}.`,
      fix: `Free some space there or raise its quota, then ${again}`,
    };
  }
  if (status === 403 || status === 401) {
    return {
      code: 'target-refused',
      message: `${place} refuses what was asked (${name}).`,
      fix: 'Allow these credentials to list, read, write and delete under the prefix.',
    };
  }
  if (status === 501) {
    return {
      code: 'target-unable',
      message: `${place} cannot do what publishing needs (${name}).`,
      fix: 'It needs conditional writes (If-None-Match and If-Match): use a newer version of the store.',
    };
  }
  if (status !== undefined && status >= 500) {
    return {
      code: 'target-unreachable',
      message: `${place} has trouble of its own (${status} ${name}).`,
      fix: `Wait until it is well, then ${again}`,
    };
  }
  return wordsForConnection(place, name, error) ?? wordsForAnswer(place, name, status, error);
}

/** The SDK has neither a name nor a code for these. */
const isWithoutRegion = (error: unknown): boolean =>
  error instanceof Error && /^Region (?:is missing|not accepted)/.test(error.message);

function wordsForConnection(place: string, name: string, error: unknown): Words | null {
  const code = systemCode(error);
  if (silent.includes(name) || code === 'ETIMEDOUT') {
    return {
      code: 'target-unreachable',
      message: `${place} did not answer in time.`,
      fix: `Look at the network and the endpoint, or raise timeoutSeconds of the target, then ${again}`,
    };
  }
  if (!/^(?:E[A-Z]+|CERT_.*|DEPTH_.*|SELF_.*|UNABLE_.*|ERR_TLS_.*)$/.test(code)) return null;
  return {
    code: 'target-unreachable',
    message: `${place} cannot be reached, or broke off (${code}).`,
    fix: `Look at the network and the endpoint, then ${again}`,
  };
}

/** Whatever else came back: a refusal of this store's own, or the answer of something that is no store. */
function wordsForAnswer(
  place: string,
  name: string,
  status: number | undefined,
  error: unknown,
): Words | null {
  if (status !== undefined && status >= 400) {
    return {
      code: 'target-refused',
      message: `${place} refuses what was asked (${status} ${name}).`,
      fix: 'Look at the bucket, the prefix and the endpoint, which is the address of the store without the bucket.',
    };
  }
  if (status === undefined && (error as Thrown).$response === undefined) return null;
  return {
    code: 'target-unable',
    message: `${place} does not answer as an S3-compatible store does.`,
    fix: 'Correct the endpoint: it is the address of the store itself, not of a site or of its console.',
  };
}
