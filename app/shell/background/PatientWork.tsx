import { useEffect } from 'react';
import { holdDoublePresses } from '../../platform/doublePress.ts';
import { QuietWork } from './QuietWork.tsx';
import { useBindServer } from './useBindServer.ts';
import { useBindSiteHead } from './useBindSiteHead.ts';
import { useBindUpdates } from './useBindUpdates.ts';
import { useBindViewport } from './useBindViewport.ts';

/** What brings in code, asks the network of its own accord or lays the page out again, and what can wait. Without a view. */
export function PatientWork() {
  useBindViewport();
  useEffect(holdDoublePresses, []);
  useBindServer();
  useBindSiteHead();
  useBindUpdates();
  return <QuietWork />;
}
