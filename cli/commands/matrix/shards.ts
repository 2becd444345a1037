export type Shard = {
  /** 1-based. */
  shard: number;
  of: number;
  /** Ids, separated by spaces. */
  brands: string;
};

/** A job spends most of its time on setting up, so few brands do not fill many jobs. */
const brandsWorthAJob = 4;

/** Splits brands into jobs that differ by at most one brand; same input, same jobs. */
export function makeShards(ids: readonly string[], maxShards: number): Shard[] {
  const of = Math.min(maxShards, Math.ceil(ids.length / brandsWorthAJob));
  const bound = (index: number) => Math.round((index * ids.length) / of);
  return Array.from({ length: of }, (_, index) => ({
    shard: index + 1,
    of,
    brands: ids.slice(bound(index), bound(index + 1)).join(' '),
  }));
}
