import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import { fileSize } from '../../../../lib/fileSize.ts';
import { Switch } from '../../../../ui/Switch.tsx';
import { PickedItem } from './PickedItem.tsx';
import * as css from './PickedItems.css.ts';
import { originalBytes, type PickedState } from './pickedState.ts';

type Props = {
  state: PickedState;
  /** How pictures go is settled: they are being sent. */
  isFixed: boolean;
  /** Missing: nothing can be taken out any more. */
  onRemove: ((id: number) => void) | undefined;
  onOriginal: (isOriginal: boolean) => void;
};

/** What is about to be sent, each to be taken out, and whether pictures go as they are. */
export function PickedItems({ state, isFixed, onRemove, onOriginal }: Props) {
  const { t } = useTranslation('chat.composer');
  const tag = useLanguageTag();
  const bytes = originalBytes(state);
  return (
    <>
      <ul className={css.items}>
        {state.items.map((item, index) => (
          <PickedItem
            key={item.id}
            item={item}
            number={index + 1}
            onRemove={onRemove && (() => onRemove(item.id))}
          />
        ))}
      </ul>
      {bytes !== null && (
        <div className={css.original}>
          <span>{t('original', { size: fileSize(bytes, tag) })}</span>
          <Switch
            label={t('original', { size: fileSize(bytes, tag) })}
            checked={state.isOriginal}
            disabled={isFixed}
            onChange={onOriginal}
          />
        </div>
      )}
    </>
  );
}
