import { FileText, Play, X } from 'lucide-react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import { fileSize } from '../../../../lib/fileSize.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import * as css from './PickedItem.css.ts';
import type { Picked } from './pickedState.ts';
import { useProblemText } from './useProblemText.ts';

type Props = {
  item: Picked;
  /** Its place, from 1. */
  number: number;
  /** Missing: it stays. */
  onRemove: (() => void) | undefined;
};

/** One thing that is about to be sent, or why it cannot be, with the button that takes it out. */
export function PickedItem({ item, number, onRemove }: Props) {
  const { t } = useTranslation('chat.composer');
  const tag = useLanguageTag();
  const problemText = useProblemText();
  const { file } = item;
  const remove = onRemove && (
    <IconButton label={t('remove', { number })} glyph={X} onClick={onRemove} />
  );
  const isPicture = item.status === 'ready' && item.prepared.kind !== 'file';
  if (item.status === 'reading' || isPicture) {
    return (
      <li className={css.tile}>
        {item.status === 'ready' ? (
          <img className={css.picture} src={item.preview} alt={file.name} />
        ) : (
          <Spinner />
        )}
        {item.status === 'ready' && item.prepared.kind === 'video' && (
          <span className={css.play}>
            <Icon of={Play} size={20} />
          </span>
        )}
        {remove && <span className={css.corner}>{remove}</span>}
      </li>
    );
  }
  return (
    <li className={css.row}>
      <Icon of={FileText} />
      <span className={css.words}>
        <span className={css.name}>{file.name}</span>
        {item.status === 'refused' ? (
          <span className={css.problem} role="alert">
            {problemText(item.problem)}
          </span>
        ) : (
          <span className={css.size}>{fileSize(file.size, tag)}</span>
        )}
      </span>
      {remove}
    </li>
  );
}
