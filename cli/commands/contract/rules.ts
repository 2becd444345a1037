import { envelopeCodes, headerNames } from '../../../app/contract/envelope.ts';
import { limits } from '../../../app/lib/limits.ts';

export type Rule = { title: string; text: string };

const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;

/** What holds for every call, for whoever writes a backend. Numbers come from the code. */
export const contractRules: readonly Rule[] = [
  {
    title: 'Requests',
    text: [
      'A call goes to a base URL of the brand (`lines.api`) followed by its path. `POST` sends its input as `application/json`; `GET` sends none. Calls that take a file send `multipart/form-data` with two parts: `input`, the input as JSON, and `file`.',
      `Headers: \`${headerNames.language}\` is the locale id of the language the person reads, such as \`zh-CN\`. \`${headerNames.token}\` is there when somebody is logged in. \`${headerNames.idempotencyKey}\` is there for calls marked "key". No cookie is sent, no redirect is followed, and no secret is ever in an address.`,
      `The app waits ${seconds(limits.requestTimeout)} for an answer, and ${seconds(limits.networkTimeout)} for an upload to go on. Sites of other origins ask with CORS first: allow the origins of your brands, the three headers above and \`content-type\`.`,
    ].join('\n\n'),
  },
  {
    title: 'Answers',
    text: [
      'Every answer is HTTP 200 with `content-type: application/json` and an envelope: `{"code": 0, "msg": "", "data": {…}}`. `code` 0 is success. `msg` is a sentence for the person in the language of the request; the app shows it where it does not know the code. `data` is what the call answers; the app drops keys it does not know, and takes a missing one for a fault of the server.',
      'Another HTTP status does not change what an envelope says. An answer without an envelope, such as the page of a proxy or a captive portal, counts as a network failure of its line. Answers of more than 2 MiB are refused.',
    ].join('\n\n'),
  },
  {
    title: 'Sessions',
    text: [
      'A login answers `token`, `jwt`, `chatToken` and `userId`. The token goes into every later request; the JWT gets a new token without a password (`/jwt/login`). An empty token or JWT counts as a failed login.',
      `\`${envelopeCodes.tokenInvalid}\`: the token is unknown, expired or missing. The app logs in once with its JWT, however many calls were refused, and repeats each of them once. Refused again, or without a JWT, the session is over.`,
      `\`${envelopeCodes.jwtInvalid}\`: the JWT is unknown or expired. \`${envelopeCodes.loggedInElsewhere}\`: another device logged in to the account. Both end the session; the app shows \`msg\`.`,
      'One account has one session, and the tabs of one browser share it (`deviceId`). A login on another device ends it: its calls answer 403, and so does `/jwt/login` with its JWT. After `/logout`, token, JWT and chat token no longer work.',
      'A changed password ends every other session, and what has opened this one: its answer brings new tokens. The token in use and the chat token of the input stay good for a few minutes, because an answer may be lost.',
    ].join('\n\n'),
  },
  {
    title: 'Whose account it is',
    text: [
      'A session alone must not take an account. Another login password, another mobile number and the first fund password ask for the login password; a wrong one counts as a wrong login.',
      'A mobile number that took the place of another, or of none, resets neither the login password nor the fund password for 24 hours: `phoneTooNew`, with the moment from which on it does. One from the sign-up does at once. The number before and the number after are told by SMS, without the account name: a number passes on to other people.',
    ].join('\n\n'),
  },
  {
    title: 'Repetitions',
    text: [
      `The app repeats every call whose answer was lost: after ${limits.retryDelay} ms, then after growing waits of at most ${seconds(limits.longestRetryDelay)}, up to ${limits.retries} times, and on other lines. Calls marked "natural" must do no harm when repeated.`,
      `Calls marked "key" carry \`${headerNames.idempotencyKey}\`, a UUID made when the person confirms. Keep it for 24 hours, together with who asked (the user, or the device of a visitor) and which call, in the same transaction as the effect:`,
      [
        '- The same key with the same input gets the first answer again; nothing is done twice.',
        '- The same key with another input gets `idempotencyMismatch` (1005). `operationID`, `verification`, `fundPassword` and `chatToken` differ with every attempt and do not count as input.',
        '- The same key while the first request is still at work gets `inProgress` (1006); the app asks again.',
        '- Success and the errors a call declares settle a key. Answers `401`, `402`, `403`, `rateLimited`, `inProgress` and `serverFailed` do not: never keep them, because the app comes back with the same key. Of an order, `serverFailed` says nothing: the app asks `points.intentOutcome` what became of it.',
      ].join('\n'),
    ].join('\n\n'),
  },
  {
    title: 'Lines',
    text: [
      `After ${limits.failuresPerLine} network failures in a row, the app goes on to the next base URL. When all have failed, it fetches backup lists from the brand's code URLs. It gives up a call after ${limits.retries} retries.`,
      'HTTP 451 says that the service may not be offered where the person is. The app then tries no other line.',
      "A code URL is an https address. `{combineId}` in it is replaced by the brand's combineId; without it, the combineId is added as the last part of the path. The answer is a text of at most 64 KiB, whatever its media type, in printable ASCII with every line ended by LF:",
      [
        '```',
        '# Lines that begin with "# " are comments.',
        'https://a.brand.com/v1',
        'https://b.brand.com/v1',
        '#v 7',
        '#expires 1790000000',
        '#sig <Ed25519 signature, base64>',
        '```',
      ].join('\n'),
      'The signature is over every byte before `#sig`, then one LF, then the combineId. `#v` counts up; the same number always means the same bytes. `#expires` is in seconds since 1970-01-01T00:00:00Z. The app ignores lists that are expired, unsigned, for another brand, older than one it knows, or larger, and addresses that are not https, or outside `lines.zones` and their ports; its about page says why. `brand lines` makes and checks such lists.',
    ].join('\n\n'),
  },
];
