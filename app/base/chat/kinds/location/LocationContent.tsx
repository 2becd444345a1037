import { Link } from 'react-router-dom';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { pathToPlace } from '../../../../core/navigation/paths.ts';
import { coordinatesText } from '../../../../lib/coordinates.ts';
import type { BubbleContentProps } from '../../../../parts/message/messageKind.ts';
import { PlaceDrawing } from '../../places/PlaceDrawing.tsx';
import * as cards from '../cards.css.ts';
import { NamedCard } from '../NamedCard.tsx';
import * as css from './LocationContent.css.ts';
import { namedLocation } from './namedLocation.ts';
import { readPlace } from './readPlace.ts';

/** A place in its bubble: what it is called and where it is; a tap opens its page. */
export function LocationContent({ message, isOwn }: BubbleContentProps) {
  const { t } = useTranslation('chat.message');
  const place = readPlace(message);
  if (!place) return <NamedCard kind={namedLocation} />;
  return (
    <Link to={pathToPlace(place)} className={cards.card}>
      <span className={css.drawing}>
        <PlaceDrawing />
      </span>
      <span className={cards.name} dir="auto">
        {place.description || t('location')}
      </span>
      <span className={isOwn ? css.ownDegrees : css.degrees} dir="ltr">
        {coordinatesText(place)}
      </span>
    </Link>
  );
}
