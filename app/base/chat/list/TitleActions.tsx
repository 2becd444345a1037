import { useSlot } from '../../../core/feature/features.tsx';
import { PlusButton } from './PlusButton.tsx';
import { TitleAction } from './TitleAction.tsx';

/** What others offer in the title bar of the chat tab. */
export function TitleActions() {
  const actions = useSlot('chatTab.action');
  return (
    <>
      {actions.map((action) => (
        <TitleAction key={action.id} {...action} />
      ))}
      <PlusButton />
    </>
  );
}
