import { reloadPage } from '../../platform/reload.ts';
import { LoadErrorScreen } from '../errors/LoadErrorScreen.tsx';

/** For an address that may belong to a feature whose code did not come: the page starts anew. */
export function LostPage() {
  return <LoadErrorScreen onRetry={reloadPage} />;
}
