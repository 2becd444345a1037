import { declareErrors } from '../declaredError.ts';

export const groupsErrors = declareErrors('groups', {
  groupUnknown: { code: 3020, meaning: 'There is no such group.' },
  groupGone: { code: 3021, meaning: 'This group was dismissed.' },
  groupNotMember: { code: 3022, meaning: 'This person is not in the group.' },
  groupNotAllowed: { code: 3023, meaning: 'The role of this person does not allow it.' },
  groupNameInvalid: {
    code: 3024,
    meaning: 'A group name has 1 to 64 characters, and none that cannot be shown.',
  },
  groupFaceUnknown: { code: 3025, meaning: 'The picture of the group was not uploaded before.' },
  codeUnknown: { code: 3026, meaning: 'There is no such code, or it is not valid any more.' },
  codeExpired: { code: 3027, meaning: 'This code is too old. A member can make a new one.' },
});
