import { useBrand } from '../../core/brand/brand.tsx';
import { useTranslation } from '../../core/i18n/translation.tsx';
import { isolated } from '../../lib/isolated.ts';
import type { ScanNote, ScanState } from './scanState.ts';

/** @returns what the viewer says now, also aloud; empty where something else says it. */
export function useScanWords({ camera, isReading, isFound, note }: ScanState): string {
  const { t } = useTranslation('contacts.scan');
  const { text, name } = useBrand();
  const notes: Readonly<Record<Extract<ScanNote, string>, string>> = {
    nothingFound: t('nothingFound'),
    foreign: t('foreign', { brand: text(name) }),
    lampFailed: t('lightFailed'),
    unreadable: t('unreadable'),
    tooLarge: t('tooLarge'),
  };
  if (isFound) return t('found');
  if (isReading) return t('reading');
  if (note) {
    return typeof note === 'string'
      ? notes[note]
      : t('otherApp', { host: isolated(note.otherApp) });
  }
  if (camera.status === 'opening') return t('opening');
  return camera.status === 'on' ? t('aim') : '';
}
