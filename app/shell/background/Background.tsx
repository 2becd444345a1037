import { useEffect, useState } from 'react';
import { whenIdle } from '../../platform/idle.ts';
import type { AppParts } from '../appParts.ts';
import { Providers } from '../Providers.tsx';
import { QuietWork } from './QuietWork.tsx';
import { useBindLanguage } from './useBindLanguage.ts';
import { useBindMessaging } from './useBindMessaging.ts';
import { useBindNavigation } from './useBindNavigation.ts';
import { useBindOnline } from './useBindOnline.ts';
import { useBindScheme } from './useBindScheme.ts';
import { useBindServer } from './useBindServer.ts';
import { useBindSession } from './useBindSession.ts';
import { useBindSiteHead } from './useBindSiteHead.ts';
import { useBindUpdates } from './useBindUpdates.ts';
import { useBindViewport } from './useBindViewport.ts';
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

/**
 * What brings in code, asks the network of its own accord or lays the page out again. It waits for
 * the page to have nothing else to do: on a slow phone its start would hold up the first touches.
 */
function Patient() {
  const [hasRested, setHasRested] = useState(false);
  useEffect(() => whenIdle(() => setHasRested(true)), []);
  return (
    hasRested && (
      <>
        <PatientBindings />
        <QuietWork />
      </>
    )
  );
}

function PatientBindings() {
  useBindViewport();
  useBindServer();
  useBindSiteHead();
  useBindUpdates();
  return null;
}
