import { useEffect, useRef, useState } from 'react';
import { useIsActiveScreen } from '../../../../core/screen/activeScreen.tsx';
import { followDrops, pastedFiles } from '../../../../platform/handedFiles.ts';

/**
 * Takes files that are pasted or dropped while the conversation is in front.
 * @param onFiles called with at least one
 * @returns whether files are held over the page
 */
export function useHandedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const isActive = useIsActiveScreen();
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    if (!isActive) return;
    const take = (files: readonly File[]): void => latest.current(files);
    const onPaste = (event: ClipboardEvent): void => {
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    const stop = followDrops({ onOver: setIsOver, onFiles: take });
    document.addEventListener('paste', onPaste);
    return () => {
      stop();
      document.removeEventListener('paste', onPaste);
      setIsOver(false);
    };
  }, [isActive]);
  return isActive && isOver;
}
