/** Asks an overlay to close; null where it stays, else what closes it. */
export type CloseOverlay = () => (() => void) | null;

export interface OverlayStack {
  /** How many are open. */
  count(): number;
  /** @returns takes it off */
  add(close: CloseOverlay): () => void;
  /** The last one opened goes first. One that needs an answer stays, with all below it. */
  closeDownTo(count: number): void;
  /** Closes whatever lets itself be closed, and forgets all. */
  clear(): void;
}

/** The overlays that are open, in the order they were opened. */
export function createOverlayStack(): OverlayStack {
  let open: readonly { close: CloseOverlay }[] = [];
  return {
    count: () => open.length,
    add(close) {
      const overlay = { close };
      open = [...open, overlay];
      return () => {
        open = open.filter((other) => other !== overlay);
      };
    },
    closeDownTo(count) {
      while (open.length > count) {
        const close = open.at(-1)?.close();
        if (!close) return;
        open = open.slice(0, -1);
        close();
      }
    },
    clear() {
      const left = open;
      open = [];
      for (const { close } of left.toReversed()) close()?.();
    },
  };
}
