import { useEffect, useState } from 'react';
import type { PartSource } from '../../core/lazy/loadedParts.ts';
import { whenIdle } from '../../platform/idle.ts';
import type { AppParts } from '../appParts.ts';
import { Providers } from '../Providers.tsx';
import { QuietPart } from './QuietPart.tsx';
import { useBindLanguage } from './useBindLanguage.ts';
import { useBindMessaging } from './useBindMessaging.ts';
import { useBindNavigation } from './useBindNavigation.ts';
import { useBindOnline } from './useBindOnline.ts';
import { useBindScheme } from './useBindScheme.ts';
import { useBindSession } from './useBindSession.ts';
import { useRevealPage } from './useRevealPage.ts';

/** Keeps the app in step with the browser. Without a view. */
export function Background({ parts }: { parts: AppParts }) {
  return (
    <Providers parts={parts}>
      <Bindings />
      <Patient />
    </Providers>
  );
}

/** What the page shown depends on. */
function Bindings() {
  useRevealPage();
  useBindScheme();
  useBindLanguage();
  useBindOnline();
  useBindSession();
  useBindMessaging();
  useBindNavigation();
  return null;
}

const patientWork: PartSource<object> = {
  load: async () => (await import('./PatientWork.tsx')).PatientWork,
};

/**
 * Waits for the page to have nothing else to do: on a slow phone the start of such work, and its code,
 * would hold up the first touches.
 */
function Patient() {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => whenIdle(() => setHasRested(true)), []);
  return hasRested && <QuietPart source={patientWork} />;
}
