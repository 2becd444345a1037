export type WeighedBrand = {
  id: string;
  /** Estimate of the work, positive; only the proportions matter. */
  weight: number;
};

export type Shard = {
  /** 1-based. */
  shard: number;
  of: number;
  /** Ids, sorted, separated by spaces. */
  brands: string;
};

/** A job spends most of its time on setting up, so few brands do not fill many jobs. */
const brandsWorthAJob = 4;

/**
 * Splits brands into jobs of about the same weight, whatever the order they come in: the heaviest
 * brand first, each to the job that has the least so far. The heaviest job then weighs at most 4/3 of
 * what the best split could reach (Graham, "Bounds on Multiprocessing Timing Anomalies", 1969).
 */
export function makeShards(brands: readonly WeighedBrand[], maxShards: number): Shard[] {
  const of = Math.min(maxShards, Math.ceil(brands.length / brandsWorthAJob));
  const jobs = Array.from({ length: of }, () => ({ weight: 0, ids: [] as string[] }));
  const heaviestFirst = [...brands].sort((a, b) => b.weight - a.weight || order(a.id, b.id));
  for (const { id, weight } of heaviestFirst) {
    const job = jobs.reduce((least, one) => (one.weight < least.weight ? one : least));
    job.weight += weight;
    job.ids.push(id);
  }
  return jobs.map(({ ids }, index) => ({
    shard: index + 1,
    of,
    brands: ids.sort(order).join(' '),
  }));
}

function order(a: string, b: string): number {
  return a < b ? -1 : 1;
}
