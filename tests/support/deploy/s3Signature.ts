import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';

/** The pair that s3rver comes with. */
export const knownKeys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** SHA-256 in the form the signer asks for. */
class Sha256 {
  readonly #hash: Hash | Hmac;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    const key =
      secret === undefined
        ? null
        : typeof secret === 'string'
          ? secret
          : Buffer.from(secret as Uint8Array);
    this.#hash = key === null ? createHash('sha256') : createHmac('sha256', key);
  }
  update(part: string | ArrayBuffer | ArrayBufferView): void {
    this.#hash.update(typeof part === 'string' ? part : Buffer.from(part as Uint8Array));
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest();
  }
  reset(): void {
    throw new Error('Each hash is taken once.');
  }
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

/**
 * Signs the request once more with the known secret, by the SDK's own signer, and compares. Requests
 * without a signature, and with keys that the server itself refuses, pass.
 */
export async function isSigned(request: IncomingMessage, path: string): Promise<boolean> {
  const found = authorization.exec(request.headers.authorization ?? '');
  if (!found) return request.headers.authorization === undefined;
  const [, accessKeyId, region = '', signed = '', signature] = found;
  if (accessKeyId !== knownKeys.accessKeyId) return true;
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: knownKeys,
    sha256: Sha256,
    uriEscapePath: false,
    applyChecksum: false,
  });
  const names = signed.split(';');
  const { searchParams } = new URL(request.url ?? '/', 'http://any');
  const again = await signer.sign(
    {
      method: request.method ?? 'GET',
      protocol: 'http:',
      hostname: 'any',
      path,
      query: Object.fromEntries(searchParams),
      headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name])])),
    },
    {
      signingDate: signingDate(String(request.headers['x-amz-date'])),
      signableHeaders: new Set(names),
    },
  );
  return again.headers['authorization']?.endsWith(`Signature=${signature}`) === true;
}

/** `20261123T153000Z` as a date. */
function signingDate(text: string): Date {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
