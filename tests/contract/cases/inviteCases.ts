import { getUserProUrl } from '../../../app/contract/invite/getUserProUrl.ts';
import type { CasesOf } from '../support/cases.ts';

export const inviteCases: CasesOf<'invite.getUserProUrl'> = {
  'invite.getUserProUrl': {
    good: async (world) => world.as(await world.person(), getUserProUrl, {}),
    errors: {},
  },
};
