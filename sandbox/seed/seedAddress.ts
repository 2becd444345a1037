/** Stands for the address of calls the seed makes; no network address looks like it. */
export const seedAddress = 'seed';
