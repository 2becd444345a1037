import { expect, it } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { copiedPictureOf } from './copiedPictureOf.ts';

function picture(type: string, url: string) {
  const [uuid, measures] = ['', { size: 9, width: 800, height: 600 }];
  const sourcePicture = { uuid, type, ...measures, url };
  return plainMessage({
    contentType: contentType.picture,
    pictureElem: { sourcePath: '', sourcePicture, bigPicture: null, snapshotPicture: null },
  });
}

it.each([
  ['image/jpeg', '/media/a.jpg', '/media/a.jpg'],
  ['image/png', '/media/a', '/media/a'],
  ['image/webp', '/media/gift.webp?a=.gift', '/media/gift.webp?a=.gift'],
  // Not sent yet: it is on the device.
  ['image/jpeg', '', ''],
  ['image/gif', '/media/a', null],
  ['GIF', '/media/a', null],
  ['', 'https://files.example/a.GIF?size=1', null],
  ['image/jpeg', '/media/a.gif', null],
])('of %s at "%s" it is %s', (type, url, copied) => {
  expect(copiedPictureOf(picture(type, url))).toBe(copied);
});

it('of a message without its picture there is none', () => {
  expect(copiedPictureOf(plainMessage({ contentType: contentType.picture }))).toBeNull();
});
