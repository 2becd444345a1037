import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { paths } from '../../core/navigation/paths.ts';
import { useDocumentTitle } from '../../core/screen/useDocumentTitle.ts';
import { isDesktop } from '../../platform/device.ts';
import { currentOrigin } from '../../platform/reload.ts';
import { QrCode } from '../../ui/QrCode.tsx';
import * as css from './FrameScreen.css.ts';
import { framedPath } from './framedPath.ts';

/** /pages/iframe/iframe: the app in a phone, beside it a code to open it on a real one. */
export function FrameScreen() {
  const { t } = useTranslation('shell.desktop');
  const brand = useBrand();
  const name = brand.text(brand.name);
  const description = brand.text(brand.description);
  const { search } = useLocation();
  const frame = useRef<HTMLIFrameElement>(null);
  useDocumentTitle('');
  useLeaveWhenNarrow(frame);
  const origin = currentOrigin();
  return (
    <main className={css.desk}>
      <section className={css.side}>
        <img className={css.icon} src={brand.icon} alt="" width={72} height={72} />
        <h1 className={css.name}>{name}</h1>
        {description !== name && <p className={css.description}>{description}</p>}
        <div className={css.card}>
          <div className={css.code}>
            <QrCode text={origin} label={t('qrCodeOf', { address: origin })} />
          </div>
          <p className={css.caption}>{t('sentence', { name })}</p>
        </div>
      </section>
      <div className={css.phone}>
        <iframe
          ref={frame}
          className={css.screen}
          src={framedPath(search)}
          title={t('phoneLabel', { name })}
        />
      </div>
    </main>
  );
}

/** Leaves the frame, at the place reached inside it, when the window gets too narrow for it. */
function useLeaveWhenNarrow(frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const onResize = (): void => {
      if (isDesktop()) return;
      const inner = frame.current?.contentWindow?.location;
      location.replace(inner ? inner.pathname + inner.search : paths.chat);
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [frame]);
}
