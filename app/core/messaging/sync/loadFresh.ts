/**
 * Counts events by what they are about. An answer that was on its way while an event about the same
 * subject came may be older than the event (protocol reference, sections 2.5 and 3.9).
 */
export interface EventVersions {
  note(subject: string): void;
  /** @returns whether an event about a subject came since this call of `since` */
  since(): (subject: string) => boolean;
  subjects(): Iterable<string>;
}

export function createEventVersions(): EventVersions {
  const versions = new Map<string, number>();
  let version = 0;
  return {
    note(subject) {
      version += 1;
      versions.set(subject, version);
    },
    since() {
      const start = version;
      return (subject) => (versions.get(subject) ?? 0) > start;
    },
    subjects: () => versions.keys(),
  };
}

type Load = {
  versions: EventVersions;
  subject: string;
  /** Resolves once all events that came so far are in the store. */
  settled: () => Promise<void>;
  /** Asks the gateway and writes what it answers. */
  load: () => Promise<void>;
  /** The answer may be older than an event that came while it was on its way: to be asked again. */
  onCrossed: () => void;
};

/** Loads what events change as well. Rejects as `load` does. */
export async function loadFresh({
  versions,
  subject,
  settled,
  load,
  onCrossed,
}: Load): Promise<void> {
  await settled();
  const isCrossed = versions.since();
  await load();
  if (isCrossed(subject)) onCrossed();
}
