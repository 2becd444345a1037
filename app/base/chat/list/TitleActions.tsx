import { useSlot } from '../../../core/feature/features.tsx';
import { TitleAction } from './TitleAction.tsx';

/** What others offer in the title bar of the chat tab. */
export function TitleActions() {
  return useSlot('chatTab.action').map((action) => <TitleAction key={action.id} {...action} />);
}
