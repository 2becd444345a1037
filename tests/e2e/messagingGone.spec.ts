import { deletedElsewhere } from './support/deletedElsewhere.ts';
import { test } from './support/test.ts';

test('what is deleted on another device while this one is closed leaves this one', async ({
  page,
}) => {
  const { other } = await deletedElsewhere(page);
  other.leave();
});
