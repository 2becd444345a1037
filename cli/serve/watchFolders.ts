import { once } from 'node:events';
import { watch } from 'chokidar';

/**
 * Milliseconds between a change and what follows from it. The watcher keeps silent about a second
 * change of a file within 50 ms of the first; whoever reads later than that reads both.
 */
const settleTime = 100;

/**
 * Tells of changes below the folders. Every change made after the promise is resolved is told, many
 * at once as one.
 * @returns the stopper.
 */
export async function watchFolders(
  folders: string[],
  onChange: () => void,
): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folders, { ignoreInitial: true });
  watcher.on('all', () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, settleTime);
  });
  await once(watcher, 'ready');
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
