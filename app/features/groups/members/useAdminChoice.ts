import { useCallback, useState } from 'react';
import type { GroupMember } from '../../../contract/gateway/entities/group.ts';
import { groupRole } from '../../../contract/gateway/enums.ts';
import { setGroupMemberRoleLevel } from '../../../contract/gateway/functions/groups.ts';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useGroupVerb } from '../useGroupVerb.ts';

type Member = Pick<GroupMember, 'userID' | 'roleLevel'>;

const isAdmin = ({ roleLevel }: Member): boolean => roleLevel === groupRole.admin;

/** Who is to be an admin, changed by nobody until it is saved. */
export function useAdminChoice() {
  const { t } = useTranslation('groups.members');
  const verb = useGroupVerb();
  /** Those who are to become something else than they are. */
  const [changed, setChanged] = useState<ReadonlyMap<string, Member>>(new Map());
  const isChosen = useCallback(
    (member: Member) => isAdmin(member) !== changed.has(member.userID),
    [changed],
  );
  const toggle = useCallback((member: Member): void => {
    setChanged((known) => {
      const next = new Map(known);
      if (!next.delete(member.userID)) next.set(member.userID, member);
      return next;
    });
  }, []);
  return {
    changes: changed.size,
    isBusy: verb.isBusy,
    isChosen,
    toggle,
    /** Nobody is to become anything else. */
    clear: () => setChanged(new Map()),
    /** One after the other; what failed stays chosen. */
    async save(groupID: string): Promise<void> {
      const left = new Map(changed);
      for (const [userID, member] of changed) {
        const roleLevel = isAdmin(member) ? groupRole.ordinary : groupRole.admin;
        if (!(await verb.run(setGroupMemberRoleLevel, { groupID, userID, roleLevel }))) break;
        left.delete(userID);
        setChanged(new Map(left));
      }
      if (left.size === 0) showToast(t('adminsSaved'), { done: true });
    },
  };
}
