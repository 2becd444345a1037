import * as v from 'valibot';
import { declareCall } from '../call.ts';
import { userId } from '../fields/account.ts';
import { mediaUrl } from '../fields/media.ts';

/** Most people an answer holds. */
export const mostFound = 20;

/**
 * Account names and ids have to be whole, and so has a nickname of one character; from two characters
 * on, the start of a nickname is enough. Case does not count. What fits best comes first.
 */
export const getUserByNick = declareCall({
  name: 'people.getUserByNick',
  path: '/openIm/getUserByNick',
  method: 'POST',
  auth: 'member',
  idempotency: 'natural',
  summary: 'Finds other people by account name, nickname or id.',
  input: v.object({
    nick: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'is empty'),
      v.maxLength(64, 'is longer than 64 characters'),
      v.description('Account name, nickname or id.'),
    ),
  }),
  output: v.object({
    list: v.pipe(
      v.array(
        v.object({
          userId,
          nickName: v.pipe(v.string(), v.description('Name shown.')),
          avatar: mediaUrl,
        }),
      ),
      v.maxLength(mostFound),
      v.description('All that a stranger may see of a person; at most 20 people.'),
    ),
  }),
  errors: [],
});
