import * as v from 'valibot';

/**
 * How a person shows that no program is asking. `none`: not at all. `image`: types the characters of
 * a picture (`/getCaptcha`). `verify5`: the device works out a number by itself (`/getVerify5Data`).
 */
export const verifyTypes = ['none', 'image', 'verify5'] as const;
export type VerifyType = (typeof verifyTypes)[number];

export const verifyScene = v.pipe(
  v.picklist(['login', 'register', 'forget', 'sms']),
  v.description('What the verification is for.'),
);

/** The answer to a challenge, beside the input of a call that asks for one. */
export const verification = v.pipe(
  v.object({
    challengeId: v.pipe(v.string(), v.minLength(1, 'is empty'), v.maxLength(64, 'is too long')),
    answer: v.pipe(
      v.string(),
      v.minLength(1, 'is empty'),
      v.maxLength(64, 'is too long'),
      v.description('Characters of the image without case, or the number found.'),
    ),
  }),
  v.description('Answer to the challenge; absent where `/getVerifyType` says `none`.'),
);
