import type { GroupSeen } from '../../../contract/groups/group.ts';
import { plainLine } from '../../../lib/plainText.ts';
import { SeenGroupAvatar } from '../SeenGroupAvatar.tsx';
import * as css from './join.css.ts';

/** Which group it is, above its name. */
export function GroupFace({ group }: { group: GroupSeen }) {
  return (
    <span className={css.face}>
      <SeenGroupAvatar group={group} name={plainLine(group.groupName, 64)} size="s64" />
    </span>
  );
}

/** In the place of a group and its name while they are fetched. */
export function FaceStandIn({ label }: { label: string }) {
  return (
    <div className={`${css.head} ${css.late}`} role="status" aria-label={label}>
      <span className={css.faceStandIn} />
      <span className={css.nameStandIn} />
    </div>
  );
}
