import { describe, expect, it } from 'vitest';
import { readBrandData } from './readBrandData.ts';

const data = {
  id: 'acme',
  name: { 'en-US': 'Acme' },
  locale: 'en-US',
  locales: ['en-US'],
  featureEntries: [],
  resources: { folder: '/locales/', files: [] },
  lines: {},
  release: {},
};

describe('readBrandData', () => {
  it('reads the stamped block', () => {
    expect(readBrandData(JSON.stringify(data))).toEqual(data);
  });

  it('takes anything else for nothing', () => {
    const whole = JSON.stringify(data);
    for (const text of [null, undefined, '', 'null', '[]', '"acme"', whole.slice(0, -3)]) {
      expect(readBrandData(text)).toBeNull();
    }
    for (const key of Object.keys(data)) {
      expect(readBrandData(JSON.stringify({ ...data, [key]: 7 }))).toBeNull();
    }
    expect(readBrandData(JSON.stringify({ ...data, locales: ['vi-VN'] }))).toBeNull();
  });
});
