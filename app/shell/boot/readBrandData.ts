import type { BrandData } from '../../brand/data.ts';

/**
 * Reads the stamped data block. Checks what the app cannot start without; the stamp has checked
 * the rest.
 * @returns null when the block is absent, cut off or not a brand.
 */
export function readBrandData(text: string | null | undefined): BrandData | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isBrandData(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBrandData(value: unknown): value is BrandData {
  return (
    isRecord(value) &&
    typeof value['id'] === 'string' &&
    typeof value['locale'] === 'string' &&
    isRecord(value['name']) &&
    Array.isArray(value['locales']) &&
    value['locales'].includes(value['locale']) &&
    Array.isArray(value['featureEntries']) &&
    isRecord(value['resources']) &&
    Array.isArray(value['resources']['files']) &&
    isRecord(value['lines']) &&
    isRecord(value['release'])
  );
}
