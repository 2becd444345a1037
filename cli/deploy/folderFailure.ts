import { BrandError, systemCode } from '../errors.ts';
import { StoreConflict } from './store.ts';

const full = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const refused = ['EACCES', 'EPERM', 'EROFS'];
const gone = ['EIO', 'ESTALE', 'ENODEV', 'ENXIO', 'ENOTCONN', 'EHOSTDOWN', 'ETIMEDOUT', 'ENOENT'];

/** What a person can do about a folder that failed; conflicts and interruptions pass unchanged. */
export function folderFailure(root: string, error: unknown): unknown {
  if (error instanceof BrandError || error instanceof StoreConflict) return error;
  const code = systemCode(error);
  const detail = { exitCode: 4, cause: error } as const;
  if (full.includes(code)) {
    return new BrandError({
      code: 'target-full',
      message: `There is no room left in ${root}.`,
      fix: 'Free some space there and run the command again: it goes on where it stopped.',
      ...detail,
    });
  }
  if (refused.includes(code)) {
    return new BrandError({
      code: 'target-refused',
      message: `${root} does not let this user write or read (${code}).`,
      fix: 'Give this user access to the whole folder and run the command again.',
      ...detail,
    });
  }
  if (!gone.includes(code)) return error;
  return new BrandError({
    code: 'target-unreachable',
    message: `${root} stopped answering (${code}).`,
    fix: 'Look whether it is still mounted and run the command again: it goes on where it stopped.',
    ...detail,
  });
}
