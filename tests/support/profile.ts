import type { Profile } from '../../app/core/session/session.ts';

/** The account of a person with nothing special. */
export const plainProfile: Profile = {
  userId: 'u1',
  username: 'ada_l',
  nickName: 'Ada',
  avatar: '',
  isActivation: 1,
  phone: '',
  notice: 0,
  customerId: '',
  isRecharge: 0,
};

/** Credentials no server gave. */
export const plainCredentials = { token: 't', jwt: 'j', chatToken: 'c', userId: 'u1' };
