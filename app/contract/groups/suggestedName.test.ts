import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupNameMax, groupNameProblem } from './groupName.ts';
import { suggestedName } from './suggestedName.ts';

it('is made of the first names, without those who have none', () => {
  expect(suggestedName(['Ada', ' ', 'Bea', 'Carl', 'Dora', 'Emil'], 'en-US')).toBe(
    'Ada, Bea, Carl, Dora',
  );
  expect(suggestedName(['', ''], 'en-US')).toBe('');
});

it('is a name that a group can have, whatever people are called', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 90 })), (names) => {
      const name = suggestedName(names, 'zh-CN');
      expect(name.length).toBeLessThanOrEqual(groupNameMax);
      if (name !== '') expect(groupNameProblem(name)).toBeNull();
    }),
  );
});
