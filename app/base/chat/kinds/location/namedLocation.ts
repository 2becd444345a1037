import { MapPin } from 'lucide-react';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import type { Message } from '../../../../contract/gateway/entities/message.ts';
import { placeWords } from '../../places/placeWords.ts';
import { namedKind } from '../namedKind.ts';

/** A location by its name alone, which is all that one shows that is no place on Earth. */
export const namedLocation = namedKind({
  id: 'location',
  contentTypes: [contentType.location],
  glyph: MapPin,
  nameKey: 'location',
  tagKey: 'locationTag',
  searched: placeName,
  detail: placeName,
});

function placeName({ locationElem }: Message): string {
  return placeWords(locationElem?.description ?? '');
}
