import { useState } from 'react';
import type { ComposerPanelProps } from '../../../../core/feature/slots.ts';
import type { PartSource } from '../../../../core/lazy/loadedParts.ts';

type Source = PartSource<ComposerPanelProps>;

export type OpenedPart = {
  opened: { source: Source; files: readonly File[] } | null;
  /** Opens what sends something other than text; one that is open gets the files as well. */
  open: (source: Source, files: readonly File[]) => void;
  close: () => void;
};

/** What was opened from the panel, or by files that were handed to the page. It returns the focus itself. */
export function useOpenedPart(): OpenedPart {
  const [opened, setOpened] = useState<OpenedPart['opened']>(null);
  return {
    opened,
    open(source, files) {
      setOpened((now) =>
        now?.source.load === source.load
          ? { ...now, files: [...now.files, ...files] }
          : { source, files },
      );
    },
    close: () => setOpened(null),
  };
}
