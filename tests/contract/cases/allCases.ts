// Written by `npm run call-lists` from the files it imports.
import type { CallName } from '../../../app/contract/calls.ts';
import type { CasesOf } from '../support/cases.ts';
import { cardCases } from './cardCases.ts';
import { exchangeCases } from './exchangeCases.ts';
import { fundPasswordCases } from './fundPasswordCases.ts';
import { groupsCases } from './groupsCases.ts';
import { highlightsCases } from './highlightsCases.ts';
import { inviteCases } from './inviteCases.ts';
import { loginCases } from './loginCases.ts';
import { mediaCases } from './mediaCases.ts';
import { noticeCases } from './noticeCases.ts';
import { peopleCases } from './peopleCases.ts';
import { platformCases } from './platformCases.ts';
import { pointsCases } from './pointsCases.ts';
import { rechargeCases } from './rechargeCases.ts';
import { registerCases } from './registerCases.ts';
import { userCases } from './userCases.ts';
import { verificationCases } from './verificationCases.ts';
import { videoCases } from './videoCases.ts';

/** Cases of every call: one without cases, or an error without one, is a type error. */
export const allCases: CasesOf<CallName> = {
  ...cardCases,
  ...exchangeCases,
  ...fundPasswordCases,
  ...groupsCases,
  ...highlightsCases,
  ...inviteCases,
  ...loginCases,
  ...mediaCases,
  ...noticeCases,
  ...peopleCases,
  ...platformCases,
  ...pointsCases,
  ...rechargeCases,
  ...registerCases,
  ...userCases,
  ...verificationCases,
  ...videoCases,
};
