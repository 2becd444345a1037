// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './clipboard.ts';
import { share } from './share.ts';

afterEach(() => vi.unstubAllGlobals());

describe('share', () => {
  it.each([
    ['shared', async (): Promise<void> => undefined],
    ['cancelled', (): Promise<never> => Promise.reject(new DOMException('No.', 'AbortError'))],
    [
      'unsupported',
      (): Promise<never> => Promise.reject(new DOMException('No.', 'NotAllowedError')),
    ],
  ] as const)('is %s', async (result, action) => {
    vi.stubGlobal('navigator', { share: action });
    expect(await share({ title: 'a' })).toBe(result);
  });

  it('does not ask a browser that cannot share files', async () => {
    const open = vi.fn();
    vi.stubGlobal('navigator', { share: open, canShare: () => false });
    const files = [new File(['a'], 'a.png', { type: 'image/png' })];
    expect(await share({ files })).toBe('unsupported');
    expect(open).not.toHaveBeenCalled();
  });
});

describe('copyText', () => {
  it('falls back to a selection where the clipboard refuses, and cleans up', async () => {
    vi.stubGlobal('navigator', {
      clipboard: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
    });
    const copied: string[] = [];
    document.execCommand = () => {
      copied.push(document.querySelector('textarea')?.value ?? '');
      return true;
    };
    expect(await copyText('abc')).toBe(true);
    expect(copied).toEqual(['abc']);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
