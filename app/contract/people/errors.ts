import { declareErrors } from '../declaredError.ts';

export const peopleErrors = declareErrors('people', {
  friendUnknown: { code: 3006, meaning: 'This person is not on your friend list.' },
  remarkInvalid: {
    code: 3007,
    meaning: 'A remark has at most 64 characters, and none that cannot be shown.',
  },
  reportUnknown: {
    code: 3008,
    meaning: 'There is no such person, message, group, video or highlight to report.',
  },
  reportSelf: { code: 3009, meaning: 'Nobody can report themselves.' },
  imageUnknown: { code: 3010, meaning: 'One of the pictures was not uploaded before.' },
});
