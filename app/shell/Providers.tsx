import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { BrandProvider } from '../core/brand/brand.tsx';
import { FeaturesProvider } from '../core/feature/features.tsx';
import { TranslationProvider } from '../core/i18n/translation.tsx';
import { StampingContext } from '../core/lazy/stamping.ts';
import { ServicesProvider } from '../core/services/services.tsx';
import type { AppParts } from './appParts.ts';
import { areas } from './areas.ts';
import { StampedPath } from './lazy/stampedPath.ts';

/** Hands the parts of the app to everything below. */
export function Providers({ parts, children }: { parts: AppParts; children: ReactNode }) {
  return (
    <TranslationProvider translator={parts.translator}>
      <Provider store={parts.store}>
        <ServicesProvider services={parts.services}>
          <BrandProvider data={parts.data}>
            <FeaturesProvider value={parts.features} areas={areas}>
              <StampingContext value={parts.stamping}>
                <StampedPath value={parts.stampedPath}>{children}</StampedPath>
              </StampingContext>
            </FeaturesProvider>
          </BrandProvider>
        </ServicesProvider>
      </Provider>
    </TranslationProvider>
  );
}
