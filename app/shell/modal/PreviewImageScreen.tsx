import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useStampedBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { useBack } from '../../core/navigation/navigation.ts';
import { useIsActiveScreen } from '../../core/screen/activeScreen.tsx';
import { useDocumentTitle } from '../../core/screen/useDocumentTitle.ts';
import { startDownload } from '../../platform/download.ts';
import { subscribeOnline } from '../../platform/network.ts';
import { currentOrigin } from '../../platform/reload.ts';
import { ImageViewer, type ViewedImage } from '../../ui/ImageViewer.tsx';
import { imageAddress, startIndex } from './imageAddress.ts';
import { Refusal } from './Refusal.tsx';
import { parseUntrusted, readJsonParam } from './untrusted.ts';

/** `/preview-image?current=&urls=["…"]`: photos in full; `current` is an index or one of the urls. */
export function PreviewImageScreen() {
  const { t } = useTranslation('shell.modal');
  const { search } = useLocation();
  const back = useBack();
  const isActive = useIsActiveScreen();
  const { zones } = useStampedBrand().lines;
  const title = t('imageTitle');
  useDocumentTitle(title);

  const urls = useMemo(() => {
    const param = readJsonParam(search, 'urls');
    return param.kind === 'read' ? parseUntrusted('images', param.value) : null;
  }, [search]);
  const images = useMemo(
    () =>
      urls?.map((url, index): ViewedImage => {
        const alt = t('imagePosition', { index: index + 1, count: urls.length });
        const address = imageAddress(url, currentOrigin(), zones);
        if (!address) return { refused: true, alt };
        return { src: address.src, alt, ...(address.canSave ? { saveAs: fileName(index) } : {}) };
      }) ?? [],
    [urls, t, zones],
  );

  if (!urls) {
    return <Refusal pageTitle={title} title={t('noImages')} sentence={t('damagedSentence')} />;
  }
  if (!isActive) return null;
  return (
    <ImageViewer
      images={images}
      start={startIndex(new URLSearchParams(search).get('current'), urls)}
      onClose={back}
      onSave={({ src, saveAs }) => startDownload(src, saveAs)}
      subscribeOnline={subscribeOnline}
      texts={{
        viewer: t('imageViewer'),
        close: t('close'),
        previous: t('previousImage'),
        next: t('nextImage'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        save: t('saveImage'),
        broken: t('imageBroken'),
        tryAgain: t('tryAgain'),
        refused: t('imageRefused'),
      }}
    />
  );
}

/** The browser adds the ending that fits the type. */
function fileName(index: number): string {
  return `photo-${index + 1}`;
}
