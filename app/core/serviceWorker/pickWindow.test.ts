import { describe, expect, it } from 'vitest';
import { pickWindow } from './pickWindow.ts';

const open = (path: string, visibilityState = 'hidden', focused = false) => ({
  url: `https://site.example${path}`,
  visibilityState,
  focused,
});

describe('the window that a notice opens in', () => {
  it('is the one in front, else one in view, else any', () => {
    const [one, other, front] = [open('/'), open('/a', 'visible'), open('/b', 'visible', true)];
    expect(pickWindow([one, other, front])).toBe(front);
    expect(pickWindow([one, other])).toBe(other);
    expect(pickWindow([one])).toBe(one);
    expect(pickWindow([])).toBeNull();
  });

  it('is never the page around the frame of a desktop', () => {
    const around = open('/pages/iframe/iframe?page=%2F', 'visible', true);
    const inside = open('/', 'visible');
    expect(pickWindow([around, inside])).toBe(inside);
    expect(pickWindow([around])).toBeNull();
  });
});
