const stillThere = 30_000;

/** Who asked for the playlist of a live highlight lately; kept in memory, for it is of the moment. */
export type Viewers = {
  /** @param who tells one player from another, such as its address and kind */
  note(id: string, who: string): void;
  count(id: string): number;
};

export function makeViewers(now: () => number): Viewers {
  const seen = new Map<string, Map<string, number>>();
  const present = (id: string) => {
    const players = seen.get(id) ?? new Map<string, number>();
    for (const [who, at] of players) if (at <= now() - stillThere) players.delete(who);
    return players;
  };
  return {
    note: (id, who) => {
      seen.set(id, present(id).set(who, now()));
    },
    count: (id) => present(id).size,
  };
}
