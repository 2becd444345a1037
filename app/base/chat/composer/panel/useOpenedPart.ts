import { useEffect, useRef } from 'react';
import type { PartSource } from '../../../../core/lazy/loadedParts.ts';
import { useOpenSheet } from '../../../../core/overlay/SheetHost.tsx';
import type { ComposerPanelProps } from '../../../../parts/composer/slots.ts';

type Input = Pick<ComposerPanelProps, 'peer' | 'conversationID' | 'onDone'>;

export type OpenPart = (source: PartSource<ComposerPanelProps>, files: readonly File[]) => void;

/**
 * Opens what sends something other than text, from the panel or by files that were handed to the page.
 * One that is open gets the files as well.
 */
export function useOpenedPart({ peer, conversationID, onDone }: Input): OpenPart {
  const openSheet = useOpenSheet();
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  return (source, files) => {
    const part = openSheet(source, {
      ...{ peer, conversationID, files: [] },
      onDone() {
        part.close();
        latest.current();
      },
    });
    part.update(({ files: before }) => ({ files: [...before, ...files] }));
  };
}
