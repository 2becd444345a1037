/** Runs `task` over the items, `width` at a time, in order of start. The first rejection stops new starts. */
export async function runPool<Item>(
  items: readonly Item[],
  width: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(width, items.length)) }, worker));
}
