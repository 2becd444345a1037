import { MapPin, X } from 'lucide-react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { coordinatesText } from '../../../lib/coordinates.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import * as css from './SavedPlaces.css.ts';
import { type SavedPlace, savedKeyOf } from './savedPlaces.ts';

type Props = {
  places: readonly SavedPlace[];
  onPick: (place: SavedPlace) => void;
  onRemove: (place: SavedPlace) => void;
};

/** The places that were saved on this device; nothing where there are none. */
export function SavedPlaces({ places, onPick, onRemove }: Props) {
  const { t } = useTranslation('chat.places');
  if (places.length === 0) return null;
  return (
    <section className={css.section} aria-label={t('savedTitle')}>
      <h2 className={css.heading}>{t('savedTitle')}</h2>
      <ul className={css.list}>
        {places.map((place) => {
          const degrees = coordinatesText(place);
          const name = place.description || degrees;
          return (
            <li key={savedKeyOf(place)} className={css.row}>
              <button type="button" className={css.pick} onClick={() => onPick(place)}>
                <span className={css.glyph}>
                  <Icon of={MapPin} size={20} />
                </span>
                <span className={css.words}>
                  <bdi className={css.name}>{name}</bdi>
                  {place.description !== '' && <bdi className={css.degrees}>{degrees}</bdi>}
                </span>
              </button>
              <IconButton label={t('remove', { name })} glyph={X} onClick={() => onRemove(place)} />
            </li>
          );
        })}
      </ul>
      <p className={css.note}>{t('savedNote')}</p>
    </section>
  );
}
