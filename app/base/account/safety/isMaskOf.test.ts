import { describe, expect, it } from 'vitest';
import { isMaskOf } from './isMaskOf.ts';

describe('isMaskOf', () => {
  it('knows a number by the digits shown', () => {
    expect(isMaskOf('138****5678', '13812345678')).toBe(true);
    expect(isMaskOf('139****5678', '13812345678')).toBe(false);
    expect(isMaskOf('138****5679', '13812345678')).toBe(false);
  });

  it('takes no number, another length or all stars for nothing', () => {
    expect(isMaskOf('', '13812345678')).toBe(false);
    expect(isMaskOf('', '')).toBe(false);
    expect(isMaskOf('138****567', '13812345678')).toBe(false);
    expect(isMaskOf('***********', '13812345678')).toBe(false);
  });
});
