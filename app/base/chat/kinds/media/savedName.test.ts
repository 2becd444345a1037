import { expect, it } from 'vitest';
import { savedName } from './savedName.ts';

const at = (sendTime: number) => ({ sendTime, createTime: 0 });
const noon = new Date(2024, 4, 1, 12, 3, 9).getTime();

it('names a picture by its time, with the ending of its address', () => {
  expect(savedName('photo', at(noon), '/media/ab.JPG')).toBe('photo-20240501-120309.jpg');
  expect(savedName('video', at(noon), 'https://a.test/x.mp4?sign=a.b/c.exe')).toBe(
    'video-20240501-120309.mp4',
  );
});

it('takes no ending that is none', () => {
  for (const url of ['', '/media/ab', '/v1.2/ab', '/a.<b>', '/a.j pg']) {
    expect(savedName('photo', at(noon), url)).toBe('photo-20240501-120309');
  }
});
