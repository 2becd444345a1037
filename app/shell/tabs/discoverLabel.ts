import type { SlotPart } from '../../core/feature/slots.ts';
import type { TextKey } from '../../core/i18n/textKey.ts';

/** @returns the name of the discover tab and its page: that of its only part, where it is short enough. */
export function discoverLabel(sections: readonly SlotPart<'discover.section'>[]): TextKey {
  const [only, ...others] = sections;
  return (others.length === 0 && only?.tabLabel) || 'shell.frame:findTab';
}
