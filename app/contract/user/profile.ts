import * as v from 'valibot';
import { activation, userId } from '../fields/account.ts';
import { mediaUrl } from '../fields/media.ts';

/** What others may see of a user. */
export const profileFields = {
  userId,
  nickName: v.pipe(v.string(), v.description('Name shown.')),
  avatar: mediaUrl,
  isActivation: activation,
};
