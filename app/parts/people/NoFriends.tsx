import { UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../core/navigation/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { PeopleDrawing } from '../../ui/drawings/PeopleDrawing.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

type Props = { title: string; sentence: string; addFriend: string };

/** In place of the friends of somebody who has none: what to do first. */
export function NoFriends({ title, sentence, addFriend }: Props) {
  const navigate = useNavigate();
  return (
    <EmptyState
      drawing={<PeopleDrawing />}
      title={title}
      sentence={sentence}
      action={
        <Button size="small" glyph={UserPlus} onClick={() => navigate(paths.addFriend)}>
          {addFriend}
        </Button>
      }
    />
  );
}
