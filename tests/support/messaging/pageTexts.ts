import type { DurableTexts } from '../../../app/platform/durableTexts.ts';
import type { PageLife } from '../pageLife.ts';

/** The short texts of a browser as one page has them: it hears what others change, and may die. */
export function pageTexts(texts: DurableTexts, life: PageLife): DurableTexts {
  let isOwn = false;
  const asOwn = <Result>(change: () => Result): Result => {
    isOwn = true;
    try {
      return change();
    } finally {
      isOwn = false;
    }
  };
  return {
    ...texts,
    // What a page did before it died the device has; it may die right after.
    write(key, value) {
      const isWritten = !life.isDead() && asOwn(() => texts.write(key, value));
      life.step();
      return isWritten;
    },
    remove(key) {
      if (life.step()) asOwn(() => texts.remove(key));
    },
    onChange: (listener) =>
      texts.onChange((key) => {
        if (!isOwn) life.later(() => listener(key));
      }),
  };
}
