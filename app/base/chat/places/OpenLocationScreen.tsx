import { Copy, Map as MapGlyph } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { paths } from '../../../core/navigation/paths.ts';
import { coordinatesText } from '../../../lib/coordinates.ts';
import { distanceText } from '../../../lib/distanceText.ts';
import { useCopy } from '../../../parts/copy/useCopy.ts';
import { readDeviceInfo } from '../../../platform/device.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { LostDrawing } from '../../../ui/drawings/LostDrawing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { mapAddress } from './mapAddress.ts';
import * as css from './OpenLocationScreen.css.ts';
import { PlacePage } from './PlacePage.tsx';
import { type Place, placeIn } from './place.ts';
import { useDistance } from './useDistance.ts';

/** /open-location?latitude=&longitude=&name=&accuracy=: a place that somebody sent. */
export function OpenLocationScreen() {
  const { t } = useTranslation('chat.places');
  const [search] = useSearchParams();
  const place = placeIn(search);
  if (place) return <OpenedPlace place={place} />;
  return (
    <PlacePage title={t('title')} parent={paths.chat}>
      <EmptyState
        place="inline"
        drawing={<LostDrawing />}
        title={t('damagedTitle')}
        sentence={t('damagedSentence')}
      />
    </PlacePage>
  );
}

function OpenedPlace({ place }: { place: Place }) {
  const { t } = useTranslation('chat.places');
  const tag = useLanguageTag();
  const copy = useCopy();
  const distance = useDistance(place);
  const { platform } = readDeviceInfo();
  const address = mapAddress(place, platform);
  const { accuracy } = place;
  return (
    <PlacePage title={place.description || t('title')} parent={paths.chat}>
      <dl className={css.facts}>
        <dt className={css.term}>{t('coordinates')}</dt>
        <dd className={css.degrees} dir="ltr">
          {coordinatesText(place)}
        </dd>
      </dl>
      {accuracy !== null && (
        <p className={css.note}>{t('accuracy', { distance: distanceText(accuracy, tag) })}</p>
      )}
      {distance !== null && (
        <p className={css.note}>{t('distance', { distance: distanceText(distance, tag) })}</p>
      )}
      <div className={css.actions}>
        <ButtonLink wide glyph={MapGlyph} href={address} isHandedOver={platform === 'android'}>
          {t('openInMaps')}
        </ButtonLink>
        <p className={css.address}>
          {t('opens')}{' '}
          <bdi dir="ltr" translate="no">
            {address}
          </bdi>
        </p>
        <Button wide look="second" glyph={Copy} onClick={() => void copy(coordinatesText(place))}>
          {t('copyCoordinates')}
        </Button>
      </div>
      <p className={css.note}>{t('drawn')}</p>
    </PlacePage>
  );
}
