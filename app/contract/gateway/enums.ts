// Numbers of the gateway protocol ("dialect A", as open-im-sdk 2.3.0 speaks it).

/** Kind of a conversation; also of the session a message belongs to. */
export const sessionType = { single: 1, group: 2, superGroup: 3, notification: 4 } as const;

/** The platform every browser logs in as. */
export const webPlatform = 5;

export const messageStatus = {
  none: 0,
  sending: 1,
  sent: 2,
  failed: 3,
  deleted: 4,
  revoked: 5,
} as const;

export const messageFrom = { user: 100, system: 200 } as const;

/** 0 with sound, 1 not at all, 2 kept without sound; the unread total counts those below 2. */
export const receiveOption = { normal: 0, none: 1, silent: 2 } as const;

export const groupType = { normal: 0, super: 1, working: 2 } as const;
export const groupStatus = { ok: 0, banned: 1, dismissed: 2, muted: 3 } as const;
export const groupRole = { ordinary: 1, owner: 2, admin: 3 } as const;
export const memberFilter = { all: 0, ordinary: 1, owner: 2, admin: 3, notOwner: 4 } as const;
/** 0: an application needs approval, an invitation does not; 1: both need it; 2: neither. */
export const groupVerification = { application: 0, both: 1, none: 2 } as const;
export const joinSource = { admin: 1, invitation: 2, search: 3, qrCode: 4 } as const;
export const handleResult = { pending: 0, agreed: 1, refused: -1 } as const;
/** Why a group conversation stands out. */
export const groupAtType = { none: 0, me: 1, all: 2, meAndAll: 3, notice: 4 } as const;
/** The id that mentions everybody. */
export const atAllTag = 'AtAllTag';

/** Whether somebody is connected, as `userStatus` says it. */
export const presence = { offline: 0, online: 1 } as const;

/** What `GetLoginStatus` answers. */
export const loginStatus = {
  initial: 0,
  loggedIn: 101,
  loggingIn: 102,
  failed: 103,
  loggedOut: 201,
  tokenExpired: 701,
  tokenInvalid: 702,
  kicked: 703,
} as const;
