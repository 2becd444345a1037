import { useState } from 'react';
import { useTranslation } from '../../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../../core/language/useLanguageTag.ts';
import { useMediaAddress } from '../../../../core/platform/mediaAddress.ts';
import { middleCut, safeFileName } from '../../../../lib/fileName.ts';
import { fileSize } from '../../../../lib/fileSize.ts';
import type { BubbleContentProps } from '../../../../parts/message/messageKind.ts';
import { useSaveMessageFile } from '../../../../parts/message/useSaveMessageFile.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Spinner } from '../../../../ui/Spinner.tsx';
import { UploadRing } from '../media/UploadRing.tsx';
import { useUpload } from '../media/useUpload.ts';
import * as css from './FileContent.css.ts';
import { fileGlyph } from './fileGlyph.ts';

/** Characters of a name in the conversation. */
const longestShown = 48;

/** A file in its bubble: its name and size; a tap saves it on the device. */
export function FileContent({ message, isOwn }: BubbleContentProps) {
  const { t } = useTranslation('chat.media');
  const tag = useLanguageTag();
  const addressOf = useMediaAddress();
  const saveFile = useSaveMessageFile();
  const [isSaving, setIsSaving] = useState(false);
  const { fileName = '', fileSize: bytes = 0, sourceUrl: url = '' } = message.fileElem ?? {};
  const upload = useUpload(message, url);
  const name = safeFileName(fileName, t('file'));
  const size = bytes > 0 ? fileSize(bytes, tag) : '';
  const isRefused = message.state === 'sent' && addressOf(url) === null;
  const tile = isOwn ? css.ownTile : css.tile;
  const words = (
    <span className={css.words}>
      <bdi className={css.name} translate="no">
        {middleCut(name, longestShown)}
      </bdi>
      <span className={isOwn ? css.ownFact : css.fact}>{isRefused ? t('fileRefused') : size}</span>
    </span>
  );
  const card = isRefused ? css.card : `${css.card} ${css.besideTime}`;
  if (upload || isRefused || url === '') {
    return (
      <span className={card}>
        <span className={tile}>
          {upload ? <UploadRing {...upload} on="card" /> : <Icon of={fileGlyph(name)} />}
        </span>
        {words}
      </span>
    );
  }
  const save = async (): Promise<void> => {
    setIsSaving(true);
    await saveFile({ url, name });
    setIsSaving(false);
  };
  return (
    <button
      type="button"
      className={card}
      aria-label={[t('saveFile', { name }), size].filter(Boolean).join(', ')}
      disabled={isSaving}
      onClick={save}
    >
      <span className={tile}>{isSaving ? <Spinner /> : <Icon of={fileGlyph(name)} />}</span>
      {words}
    </button>
  );
}
