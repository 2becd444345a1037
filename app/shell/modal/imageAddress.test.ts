import { describe, expect, it } from 'vitest';
import { imageAddress, startIndex } from './imageAddress.ts';

const origin = 'https://quedu.example';
const zones = ['example.com'];

describe('imageAddress', () => {
  it.each([
    ['/media/a.jpg', true],
    ['data:image/png;base64,iVBORw0KGgo=', true],
    ['blob:https://quedu.example/0b1c', true],
    ['https://cdn.example.com/a.jpg', false],
  ])('shows %j', (text, canSave) => {
    expect(imageAddress(text, origin, zones)).toEqual({ src: text, canSave });
  });

  it.each([
    '//evil.com/a.png',
    '/\\evil.com/a.png',
    'a.png',
    'http://example.com/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PGI+',
    'blob:https://evil.com/0b1c',
    'https://example.org/a.png',
    'https://example.com/a.png?token=1',
    'https://127.0.0.1/a.png',
    '',
  ])('refuses %j', (text) => {
    expect(imageAddress(text, origin, zones)).toBeNull();
  });
});

describe('startIndex', () => {
  const urls = ['/a.png', '/b.png', '/c.png'];
  it.each([
    [null, 0],
    ['1', 1],
    ['/c.png', 2],
    ['3', 0],
    ['-1', 0],
    ['x', 0],
  ])('of %j is %i', (current, index) => {
    expect(startIndex(current, urls)).toBe(index);
  });
});
