/** Which conversations of several people a site has. */
export type GroupKinds = {
  groups: boolean;
  /** Groups in which only owner and admins post. */
  channels: boolean;
};

/**
 * @param features ids of those the brand keeps
 * @param disabled ids of those the platform switched off; others in it mean nothing
 */
export function groupKindsOf(features: readonly string[], disabled: readonly string[]): GroupKinds {
  const has = (id: string) => features.includes(id) && !disabled.includes(id);
  const groups = has('groups');
  return { groups, channels: groups && has('channels') };
}
