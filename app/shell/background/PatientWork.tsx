import { QuietWork } from './QuietWork.tsx';
import { useBindServer } from './useBindServer.ts';
import { useBindSiteHead } from './useBindSiteHead.ts';
import { useBindUpdates } from './useBindUpdates.ts';
import { useBindViewport } from './useBindViewport.ts';

/** What brings in code, asks the network of its own accord or lays the page out again. Without a view. */
export function PatientWork() {
  useBindViewport();
  useBindServer();
  useBindSiteHead();
  useBindUpdates();
  return <QuietWork />;
}
