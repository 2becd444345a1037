/** The page with the code that lets others into a group. */
export const groupCodePath = '/pages/chat/group-code';

/** @returns the path of the page with the code of a group. */
export function pathToGroupCode(groupID: string): string {
  return `${groupCodePath}?id=${encodeURIComponent(groupID)}`;
}
