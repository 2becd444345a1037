import { paths } from '../../../core/navigation/paths.ts';

/** @returns the path of one notice. */
export function pathToNotice(id: string): string {
  return `${paths.noticeList}?id=${encodeURIComponent(id)}`;
}
