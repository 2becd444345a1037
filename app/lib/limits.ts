/**
 * The constants of the specification (its sections 5, 8 and 9), and those that follow from them.
 * Lengths of time are in milliseconds, sizes in bytes.
 */
export const limits = {
  /** A request and its answer; also of a list of backup lines. */
  requestTimeout: 15_000,
  /** Other waits on the network: an upload that makes no progress. */
  networkTimeout: 60_000,
  /** Code of a page. */
  chunkTimeout: 120_000,
  /** After which a page that loads shows a placeholder. */
  lazyDelay: 200,
  /** A visitor's page may take so long to take the place of its stamped frame, before placeholders do. */
  frameWait: 1_000,
  /** After which a page that loads offers to try again. */
  lazyTimeout: 20_000,

  /** Network failures in a row after which the next line is used. */
  failuresPerLine: 2,
  /** Retries of one call. */
  retries: 60,
  /** Since it was sent first, a request with a key is repeated for so long: all retries take less. */
  repeatAge: 30 * 60_000,
  /** Before the first retry, and before the first reconnect of the gateway. */
  retryDelay: 500,
  /** Longest wait between two retries. */
  longestRetryDelay: 5_000,
  /** Between two loads of the backup lists, where no line answers. */
  listInterval: 60_000,
  /** Repetitions of a call whose earlier request the server still works on. */
  inProgressRetries: 20,
  /** An answer of a call. */
  answerBytes: 2 * 1024 * 1024,
  /** A list of backup lines. */
  listBytes: 64 * 1024,
  /** By how much a device's clock may be wrong. */
  clockSkew: 5 * 60_000,
  /** Unanswered intents keep their key for so long. */
  intentAge: 24 * 60 * 60_000,

  /** What a person sent can be taken back for so long. */
  recall: 2 * 60_000,

  /** A toast stays for so long. */
  toast: 1_500,
  /** Typing settles after so long. */
  debounce: 500,
  /** The same action again within so long counts as one. */
  throttle: 500,
  /** The login page opens so long after the message that another device took over. */
  leaveDelay: 1_000,
  /** Logging in is closed for so long after too many errors. */
  lockout: 10 * 60_000,
  /** Between two silent looks for a new release. */
  updateInterval: 30 * 60_000,

  /** Tick of the messaging gateway's heartbeat. */
  heartbeat: 1_000,
  /** Quiet time after which the heartbeat asks. */
  heartbeatIdle: 9_000,
  /** An answer to what the heartbeat asks; without one the connection counts as dead. */
  heartbeatAnswer: 5_000,
  /** The same after sleep, or when the page comes back: the connection may be long dead. */
  wakeAnswer: 2_000,
  /** A tick that comes so late means that the device slept or the page was frozen. */
  sleepGap: 15_000,
  /** Opening the connection to the gateway, without logging in. */
  gatewayOpen: 10_000,
  /** After the login is accepted the gateway may bring its lists up to date for so long. */
  gatewaySync: 3_000,
  /** Logging out is given up after so long; the connection closes all the same. */
  gatewayLogout: 3_000,
  /** Longest wait between two tries to reach the gateway, while the page is seen and while not. */
  gatewayRetrySeen: 15_000,
  gatewayRetryHidden: 30_000,
  /** A connection that has lasted so long was a good one: the next wait is the first again. */
  gatewayLasting: 10_000,
  /** Calls of the gateway that wait for an answer at the same time. */
  gatewayCalls: 1_000,
  /** Characters of a frame. */
  gatewayFrame: 8 * 1024 * 1024,
  /** Levels to which a frame's data may nest. */
  gatewayDepth: 200,
} as const;
