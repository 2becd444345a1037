/** Limits of one connection to the gateway. */
export const connectionLimits = {
  /** Bytes of a frame that comes in. */
  frameBytes: 1024 * 1024,
  /** Bytes that may wait to be sent. */
  waitingBytes: 16 * 1024 * 1024,
  /** Frames that may wait to be answered. */
  waitingFrames: 2_000,
  /** Characters of frames that may wait to be answered; until some are, no more is read. */
  waitingText: 1024 * 1024,
  /** Live connections of one person on one kind of device. */
  perPerson: 10,
  /** Milliseconds between two pings; who has not answered by the next one is gone. */
  pingInterval: 20_000,
  /** Milliseconds to log in after connecting. */
  loginTimeout: 60_000,
  /** Frames at once, and how many more a second. */
  frameBurst: 400,
  framesPerSecond: 100,
} as const;

/** Limits of one message. */
export const messageLimits = {
  /** Bytes as JSON. */
  bytes: 51_200,
  /** Characters of a text. */
  text: 10_000,
  /** Seconds from reading a private message to its end. */
  burnDuration: 30,
  /** Messages of one page of history. */
  page: 1_000,
  /** Conversations looked through at once for what was removed from them. */
  removedAsked: 200,
} as const;

/** Why the gateway closes a connection. */
export const closeCodes = {
  /** The gateway stops. */
  goingAway: 1001,
  /** Too many frames, or no login. */
  policy: 1008,
  /** The session is over. */
  sessionOver: 4001,
} as const;
