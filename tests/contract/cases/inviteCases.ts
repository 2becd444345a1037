import { expect } from 'vitest';
import { bindProUser } from '../../../app/contract/invite/bindProUser.ts';
import { getUserProUrl } from '../../../app/contract/invite/getUserProUrl.ts';
import type { CasesOf } from '../support/cases.ts';
import type { Person, World } from '../support/world.ts';

async function codeOf(world: World, person: Person): Promise<string> {
  return (await world.as(person, getUserProUrl, {})).data.code;
}

export const inviteCases: CasesOf<'invite.getUserProUrl' | 'invite.bindProUser'> = {
  'invite.getUserProUrl': {
    good: async (world) => world.as(await world.person(), getUserProUrl, {}),
    errors: {},
  },
  'invite.bindProUser': {
    good: async (world) => {
      const inviter = await world.person();
      const inviteCode = await codeOf(world, inviter);
      const answer = await world.as(await world.person(), bindProUser, { inviteCode });
      expect((await world.as(inviter, getUserProUrl, {})).data.invited).toBe(1);
      return answer;
    },
    errors: {
      inviteCodeUnknown: async (world) =>
        world.as(await world.person(), bindProUser, { inviteCode: 'pro_nobody' }),
      superiorTaken: async (world) => {
        const inviteCode = await codeOf(world, await world.person());
        const person = await world.person({ inviteCode });
        return world.as(person, bindProUser, { inviteCode });
      },
      superiorSelf: async (world) => {
        const person = await world.person();
        return world.as(person, bindProUser, { inviteCode: await codeOf(world, person) });
      },
    },
  },
};
