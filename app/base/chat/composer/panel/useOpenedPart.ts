import { useState } from 'react';
import type { PartSource } from '../../../../core/lazy/loadedParts.ts';
import type { ComposerPanelProps } from '../../../../parts/composer/slots.ts';

type Source = PartSource<ComposerPanelProps>;

export type OpenedPart = {
  opened: { source: Source; files: readonly File[] } | null;
  /** Opens what sends something other than text; one that is open gets the files as well. */
  open: (source: Source, files: readonly File[]) => void;
  /** How the part ends. */
  ends: Pick<ComposerPanelProps, 'onClose' | 'onDone'>;
};

/**
 * What was opened from the panel, or by files that were handed to the page. It returns the focus itself.
 * @param onDone what was chosen is on its way
 */
export function useOpenedPart(onDone: () => void): OpenedPart {
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
    ends: {
      onClose: () => setOpened(null),
      onDone() {
        setOpened(null);
        onDone();
      },
    },
  };
}
