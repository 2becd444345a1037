import type { AppParts } from '../appParts.ts';
import { Providers } from '../Providers.tsx';
import { useBindLanguage } from './useBindLanguage.ts';
import { useBindMessaging } from './useBindMessaging.ts';
import { useBindNavigation } from './useBindNavigation.ts';
import { useBindOnline } from './useBindOnline.ts';
import { useBindScheme } from './useBindScheme.ts';
import { useBindSession } from './useBindSession.ts';
import { useBindSiteHead } from './useBindSiteHead.ts';
import { useBindUpdates } from './useBindUpdates.ts';
import { useBindViewport } from './useBindViewport.ts';

/** Keeps the app in step with the browser. Without a view. */
export function Background({ parts }: { parts: AppParts }) {
  return (
    <Providers parts={parts}>
      <Bindings />
    </Providers>
  );
}

function Bindings() {
  useBindViewport();
  useBindScheme();
  useBindLanguage();
  useBindOnline();
  useBindSession();
  useBindMessaging();
  useBindNavigation();
  useBindSiteHead();
  useBindUpdates();
  return null;
}
