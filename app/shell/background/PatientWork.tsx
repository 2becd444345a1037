import { useEffect } from 'react';
import type { PartSource } from '../../core/lazy/loadedParts.ts';
import { holdDoublePresses } from '../../platform/doublePress.ts';
import { QuietPart } from './QuietPart.tsx';
import { QuietWork } from './QuietWork.tsx';
import { useBindServer } from './useBindServer.ts';
import { useBindSiteHead } from './useBindSiteHead.ts';
import { useBindUpdates } from './useBindUpdates.ts';
import { useBindViewport } from './useBindViewport.ts';

const openingWork: PartSource<object> = {
  load: async () => (await import('../opening/OpeningWork.tsx')).OpeningWork,
};

/** What brings in code, asks the network of its own accord or lays the page out again, and what can wait. Only the opening picture has a view. */
export function PatientWork() {
  useBindViewport();
  useEffect(holdDoublePresses, []);
  useBindServer();
  useBindSiteHead();
  useBindUpdates();
  return (
    <>
      <QuietPart source={openingWork} />
      <QuietWork />
    </>
  );
}
