/** Codes a client makes itself, of a call that met no gateway. */
export const clientErrors = {
  /** The connection closed while the call waited: what became of it is unknown. */
  closed: 111,
  /** There is no open connection, or it could not be used. */
  notConnected: 112,
  /** The device is offline. */
  offline: 113,
  /** The person stopped a message before it left the device. No gateway and no other client knows it. */
  cancelled: 114,
  /** A file of a message is larger than the platform takes. */
  fileTooLarge: 115,
  /** The platform takes no files of this kind. */
  fileRefused: 116,
  /** A file of a message cannot be read, here or by the platform. */
  fileUnreadable: 117,
  /** The platform answered that it may not take files here (HTTP 451). */
  fileBlocked: 118,
  /** The platform would not take a file, or kept failing over it, for no reason that is known here. */
  fileFailed: 119,
} as const;

/** Codes the gateway answers. */
export const gatewayErrors = {
  unreadableFrame: 100,
  badRequest: 1001,
  loginPending: 1002,
  notLoggedIn: 1003,
  notLoaded: 1004,
  unsupported: 1005,
  tokenUnparsable: 200,
  badArgument: 201,
  badState: 202,
  notInGroup: 208,
  /** In a group: the sender is muted, or everybody but owner and admins. */
  memberMuted: 224,
  groupMuted: 225,
  sendFailed: 301,
  blacklisted: 600,
  notFriend: 601,
  tokenExpired: 701,
  tokenInvalid: 702,
  tokenMalformed: 703,
  tokenNotYetValid: 704,
  tokenUnknown: 705,
  tokenKicked: 706,
  tokenOtherPlatform: 707,
  tokenOtherUser: 708,
  noPermission: 801,
  database: 802,
  arguments: 803,
  /** A refusal of the platform: its text is in `errMsg`. */
  refused: 809,
  sendLimit: 810,
  internal: 812,
  /** There is no room in a group for one more. */
  groupFull: 820,
  /** The code of a link or a picture is none of this group, or lets nobody in any more. */
  groupCodeOver: 821,
} as const;

/** Whether a login refused with this code must not be tried again with the same token. */
export function endsLogin(code: number): boolean {
  return code >= 700 && code <= 708;
}
