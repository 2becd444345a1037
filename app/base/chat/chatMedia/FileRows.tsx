import { useRef, useState } from 'react';
import { useTranslation } from '../../../core/i18n/translation.tsx';
import { useLanguageTag } from '../../../core/language/useLanguageTag.ts';
import { messageKeyOf } from '../../../core/messaging/messageRef.ts';
import type { StoredMessage } from '../../../core/messaging/storedMessage.ts';
import { useMediaAddress } from '../../../core/platform/mediaAddress.ts';
import { middleCut } from '../../../lib/fileName.ts';
import { fileSize } from '../../../lib/fileSize.ts';
import { useSaveMessageFile } from '../../../parts/message/useSaveMessageFile.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LongRows } from '../../../ui/LongRows.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useLongPress } from '../../../ui/useLongPress.ts';
import { fileGlyph } from '../kinds/file/fileGlyph.ts';
import { useMessageKinds } from '../kinds/messageKinds.ts';
import * as css from './ChatMedia.css.ts';
import type { MediaListProps } from './FoundMedia.tsx';
import { MoreButton } from './MoreButton.tsx';
import { useSentLine } from './useSentLine.ts';

/** Characters of a name in a row. */
const longestShown = 56;

/** The files of a conversation; a tap saves one. */
export function FileRows({ messages, openMenu }: MediaListProps) {
  const { t } = useTranslation('chat.shared');
  return (
    <LongRows label={t('files')} rows={messages} keyOf={messageKeyOf}>
      {(message) => <FileRow message={message} openMenu={openMenu} />}
    </LongRows>
  );
}

type RowProps = { message: StoredMessage } & Pick<MediaListProps, 'openMenu'>;

function FileRow({ message, openMenu }: RowProps) {
  const { t } = useTranslation(['chat.shared', 'chat.media']);
  const tag = useLanguageTag();
  const addressOf = useMediaAddress();
  const saveFile = useSaveMessageFile();
  const lineOf = useSentLine();
  const [isSaving, setIsSaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const press = useLongPress(() => button.current && openMenu(message, button.current));
  const kind = useMessageKinds().kindOf(message);
  const file = (kind?.place === 'bubble' && kind.file?.(message)) || null;
  if (!file) return <div />;
  const { name, url } = file;
  const bytes = message.fileElem?.fileSize ?? 0;
  const size = bytes > 0 ? fileSize(bytes, tag) : '';
  const isRefused = addressOf(url) === null;
  const save = async (): Promise<void> => {
    setIsSaving(true);
    await saveFile(file);
    setIsSaving(false);
  };
  return (
    <div className={css.line}>
      <button
        type="button"
        className={css.main}
        aria-label={[t('chat.media:saveFile', { name }), size, lineOf(message)]
          .filter(Boolean)
          .join(', ')}
        disabled={isSaving || isRefused}
        onClick={save}
        {...press}
      >
        <span className={css.glyph}>{isSaving ? <Spinner /> : <Icon of={fileGlyph(name)} />}</span>
        <span className={css.words}>
          <bdi className={css.name} translate="no">
            {middleCut(name, longestShown)}
          </bdi>
          <span className={css.fact}>
            {isRefused ? t('chat.media:fileRefused') : lineOf(message, size)}
          </span>
        </span>
      </button>
      <MoreButton ref={button} of={name} onOpen={(anchor) => openMenu(message, anchor)} />
    </div>
  );
}
