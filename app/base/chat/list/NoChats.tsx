import { useNavigate } from 'react-router-dom';
import { useSlot } from '../../../core/feature/features.tsx';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLabel } from '../../../core/i18n/useLabel.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChatsDrawing } from '../../../ui/drawings/ChatsDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** In place of a list without conversations: what to do first. */
export function NoChats() {
  const { t } = useTranslation('shell.frame');
  const labelOf = useLabel();
  const navigate = useNavigate();
  const [first] = useSlot('chatTab.plus');
  return (
    <EmptyState
      drawing={<ChatsDrawing />}
      title={t('chatsEmptyTitle')}
      sentence={t('chatsEmptySentence')}
      action={
        first && (
          <Button size="small" glyph={first.Icon} onClick={() => navigate(first.path)}>
            {labelOf(first.label)}
          </Button>
        )
      }
    />
  );
}
