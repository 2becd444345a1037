import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const claims = v.object({
  /** User id. */
  sub: v.string(),
  /** Names the JWT, so that it can be revoked. */
  jti: v.string(),
  /** Seconds since 1970-01-01T00:00:00Z. */
  iat: v.number(),
  exp: v.number(),
});

export type JwtClaims = v.InferOutput<typeof claims>;

const header = encode({ alg: 'HS256', typ: 'JWT' });

/** @returns a signed JWT (RFC 7519) with HS256. */
export function signJwt(payload: JwtClaims, secret: Uint8Array): string {
  const signed = `${header}.${encode(payload)}`;
  return `${signed}.${signature(signed, secret).toString('base64url')}`;
}

/** @returns the claims of a JWT signed with this secret, or null. Does not look at `exp`. */
export function readJwt(jwt: string, secret: Uint8Array): JwtClaims | null {
  const [head, body, sign, ...rest] = jwt.split('.');
  // Only this very header: another algorithm is not ours.
  if (head !== header || !body || !sign || rest.length > 0) return null;
  const expected = signature(`${head}.${body}`, secret);
  const given = Buffer.from(sign, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    const parsed = v.safeParse(claims, JSON.parse(Buffer.from(body, 'base64url').toString()));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signature(text: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}
