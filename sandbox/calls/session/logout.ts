import { logout } from '../../../app/contract/session/logout.ts';
import { endSession } from '../../auth/sessions.ts';
import { handle } from '../handler.ts';

export const handleLogout = handle(logout, async (_, context) => {
  const { sessionId } = context.session;
  await context.db.write((tx) => endSession(tx, sessionId, 'logout', context.now()));
  return {};
});
