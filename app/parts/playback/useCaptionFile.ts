import { useEffect, useState } from 'react';
import { useMediaAddress } from '../../core/platform/mediaAddress.ts';
import { fetchFile } from '../../platform/fetchFile.ts';

/**
 * Reads the words of a clip before its `<track>` has them: a film could take those of another host only if all of
 * it came with leave to be read.
 * @param url as calls give it
 * @returns an address of this page; null until they have come, and where they do not
 */
export function useCaptionFile(url: string): string | null {
  const address = useMediaAddress()(url);
  const [file, setFile] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isOver = false;
    if (address !== null)
      void fetchFile(address).then((found) => {
        if (isOver || typeof found === 'string') return;
        made = URL.createObjectURL(found);
        setFile(made);
      });
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [address]);
  return file;
}
