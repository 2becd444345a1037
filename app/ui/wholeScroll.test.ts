// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { scrollByWholePixels } from './wholeScroll.ts';

/** What the browser was asked for. */
let asked: ScrollToOptions[];
let area: HTMLElement;
let stop: () => void;

beforeEach(() => {
  asked = [];
  area = document.createElement('div');
  area.scrollBy = (options?: ScrollToOptions | number) => asked.push(options as ScrollToOptions);
  stop = scrollByWholePixels(area);
});

const tops = () => asked.map(({ top }) => top);

describe('scrollByWholePixels', () => {
  it('asks for whole pixels, and for what is left over the next time', () => {
    for (let time = 0; time < 4; time += 1) area.scrollBy({ top: 10.25 });
    expect(tops()).toEqual([10, 11, 10, 10]);
  });

  it('is never off by more than half a pixel, in either direction', () => {
    let wanted = 0;
    for (const top of [31.5, 31.5, -10.5, 0.3, 0.3, -52.5, 1301.7, -0.1]) {
      wanted += top;
      area.scrollBy({ top });
      const done = asked.reduce((sum, one) => sum + (one.top ?? 0), 0);
      expect(Math.abs(done - wanted)).toBeLessThanOrEqual(0.5 + 1e-9);
    }
    expect(tops().every(Number.isInteger)).toBe(true);
  });

  it('leaves the rest as it is', () => {
    area.scrollBy({ top: 2, behavior: 'instant' });
    area.scrollBy(3, 4);
    area.scrollBy({ left: 5.5 });
    expect(asked).toEqual([
      { top: 2, behavior: 'instant' },
      { left: 3, top: 4 },
      { left: 5.5, top: 0 },
    ]);
  });

  it('can be stopped', () => {
    stop();
    area.scrollBy({ top: 0.5 });
    expect(tops()).toEqual([0.5]);
  });
});
