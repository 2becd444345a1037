/** @returns the files of a clipboard; none where it holds written text, of which office programs add a picture */
export function pastedFiles(data: DataTransfer | null): File[] {
  const isWriting = Boolean(data?.getData('text/html') && data.getData('text/plain'));
  return isWriting ? [] : [...(data?.files ?? [])];
}

type DropHandlers = {
  /** Files are held over the page, or no more. */
  onOver: (isOver: boolean) => void;
  onFiles: (files: readonly File[]) => void;
};

/**
 * Follows files that are dragged over the page and dropped on it, which would else leave the page for them.
 * @returns the unsubscriber
 */
export function followDrops({ onOver, onFiles }: DropHandlers): () => void {
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
  const over = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    onOver(true);
  };
  const leave = ({ relatedTarget }: DragEvent): void => {
    // Between two elements of the page there is always the next one.
    if (relatedTarget === null) onOver(false);
  };
  const drop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    onOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
  };
  document.addEventListener('dragover', over);
  document.addEventListener('dragleave', leave);
  document.addEventListener('drop', drop);
  return () => {
    document.removeEventListener('dragover', over);
    document.removeEventListener('dragleave', leave);
    document.removeEventListener('drop', drop);
  };
}
