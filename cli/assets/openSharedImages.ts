import type { Context } from '../context.ts';
import { BrandError } from '../errors.ts';
import type { SharedImages } from './sharedImages.ts';

/** Milliseconds without an answer after which images are rather drawn. */
const patience = 10_000;

/**
 * Opens the place of `--cache-from`. One that is not there is told, and nothing is shared.
 * @param target as `--to` of `publish` takes it; undefined for none.
 * @throws BrandError (2) where it is no target.
 */
export async function openSharedImages(
  target: string | undefined,
  context: Context,
): Promise<SharedImages | undefined> {
  if (target === undefined) return undefined;
  const { chooseTarget, openStore } = await import('../deploy/target.ts');
  const { shareImages } = await import('./sharedImages.ts');
  const chosen = chooseTarget({ to: target }, context);
  const { report, signal } = context;
  const warn = (message: string) => report.warn(message);
  try {
    const place = await openStore(
      chosen.kind === 's3'
        ? { ...chosen, timeoutMs: Math.min(chosen.timeoutMs, patience) }
        : chosen,
    );
    return shareImages(place, { signal, warn });
  } catch (error) {
    if (!(error instanceof BrandError)) throw error;
    warn(`${error.message} Images are drawn here, and not shared.\n  ${error.fix}`);
    return undefined;
  }
}
