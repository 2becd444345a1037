import { confirmAge } from '../../../app/contract/user/confirmAge.ts';
import { secondOf } from '../../money/moments.ts';
import { storeAge } from '../../money/storeAge.ts';
import { handleKeyed } from '../handler.ts';

export const handleConfirmAge = handleKeyed(confirmAge, ({ minimumAge }, context) => {
  const { userId } = context.session;
  return context.commit(async (tx) => {
    const confirmedAt = context.now();
    await storeAge(tx, { userId, minimumAge, confirmedAt });
    return { confirmedAt: secondOf(confirmedAt) };
  });
});
