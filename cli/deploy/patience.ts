/** At least this much must get through in each span of the time-out. */
const bytesPerSpan = 256_000;
/** Spans in which nothing need get through: a request is tried three times. */
const silentSpans = 3;

export type Patience = {
  /** Aborted when the time is over, or by the interruption. */
  signal: AbortSignal;
  /** Allows the time that an answer of this size may take. */
  expect(bytes: number): void;
  isOver(): boolean;
  end(): void;
};

/**
 * How long one request may take in all. A time-out of silence alone never ends one whose bytes trickle.
 * @param bytes sent with the request.
 */
export function startPatience(
  timeoutMs: number,
  { bytes = 0, interruption }: { bytes?: number; interruption?: AbortSignal | undefined } = {},
): Patience {
  const time = new AbortController();
  const started = Date.now();
  let allowed = timeoutMs * (silentSpans + bytes / bytesPerSpan);
  const over = (): void => time.abort();
  let timer = setTimeout(over, allowed);
  return {
    signal: interruption ? AbortSignal.any([interruption, time.signal]) : time.signal,
    expect(more) {
      clearTimeout(timer);
      allowed += (timeoutMs * more) / bytesPerSpan;
      timer = setTimeout(over, Math.max(0, started + allowed - Date.now()));
    },
    isOver: () => time.signal.aborted,
    end: () => clearTimeout(timer),
  };
}
