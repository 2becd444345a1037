import { expect, it } from 'vitest';
import { localizedText } from './localizedText.ts';

it('takes the language asked for, then the fallback, then any', () => {
  const name = { 'zh-CN': '鹊渡', 'en-US': 'Quedu' };
  expect(localizedText(name, 'en-US', 'zh-CN')).toBe('Quedu');
  expect(localizedText(name, 'vi-VN', 'zh-CN')).toBe('鹊渡');
  expect(localizedText({ 'es-ES': 'Verbena' }, 'vi-VN', 'zh-CN')).toBe('Verbena');
  expect(localizedText({}, 'vi-VN', 'zh-CN')).toBe('');
});
