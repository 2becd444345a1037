import {
  Contact,
  File,
  Image,
  MapPin,
  MessageSquare,
  MessagesSquare,
  Mic,
  Smile,
  Video,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Glyph, Icon } from '../../../ui/Icon.tsx';
import type { ContentKind } from '../words/contentKind.ts';
import type { Sentence } from '../words/sentence.ts';
import * as css from './UnsupportedCard.css.ts';

const cards: Readonly<Partial<Record<ContentKind, { glyph: Glyph; key: Sentence['key'] }>>> = {
  photo: { glyph: Image, key: 'photo' },
  voice: { glyph: Mic, key: 'voice' },
  video: { glyph: Video, key: 'video' },
  file: { glyph: File, key: 'file' },
  merger: { glyph: MessagesSquare, key: 'merger' },
  card: { glyph: Contact, key: 'card' },
  location: { glyph: MapPin, key: 'location' },
  sticker: { glyph: Smile, key: 'sticker' },
};
const unknown = { glyph: MessageSquare, key: 'other' } as const;

/** Says what a message is that cannot be shown. */
export function UnsupportedCard({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('chat');
  const { glyph, key } = cards[kind] ?? unknown;
  return (
    <span className={css.card}>
      <Icon of={glyph} size={20} />
      <span className={css.words}>
        <span className={css.kind}>{t(key)}</span>
        <span className={css.sentence}>{t('unsupported')}</span>
      </span>
    </span>
  );
}
