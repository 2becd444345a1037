import { expect, it } from 'vitest';
import { chooseScheme } from './schemeAtom.ts';

it('takes the stored choice, and the brand’s own for anything else', () => {
  expect(chooseScheme('light', 'dark')).toBe('light');
  expect(chooseScheme('auto', 'dark')).toBe('auto');
  expect(chooseScheme(null, 'dark')).toBe('dark');
  expect(chooseScheme('purple', 'auto')).toBe('auto');
});
