import { expect, it } from 'vitest';
import { filesOf } from './filesOf.ts';

const picture = (url: string) => ({ uuid: '', type: '', size: 1, width: 1, height: 1, url });

it.each([
  ['a text', { content: '/media/a.webp' }, []],
  [
    'a picture',
    {
      pictureElem: {
        sourcePath: '',
        sourcePicture: picture('/media/a.webp'),
        bigPicture: picture('/media/a.webp'),
        snapshotPicture: picture('/media/b.webp'),
      },
    },
    ['/media/a.webp', '/media/b.webp'],
  ],
  [
    'a voice message',
    { soundElem: { soundPath: '/x', sourceUrl: '/media/c.m4a' } },
    ['/media/c.m4a'],
  ],
  [
    'a video',
    { videoElem: { videoUrl: '/media/d.mp4', snapshotUrl: '/media/e.webp', videoPath: '' } },
    ['/media/d.mp4', '/media/e.webp'],
  ],
  ['a file', { fileElem: { sourceUrl: '/media/f.pdf', fileName: 'url' } }, ['/media/f.pdf']],
  [
    'a custom message',
    { customElem: { data: '{"cover":{"url":"/media/h.webp"}}', description: 'url' } },
    ['/media/h.webp'],
  ],
  ['a custom message that is no JSON', { customElem: { data: '{"url":"/media/' } }, []],
  [
    'a record of records',
    {
      mergeElem: {
        multiMessage: [
          { fileElem: { sourceUrl: '/media/f.pdf' }, senderFaceUrl: '/media/face.webp' },
          {
            mergeElem: {
              multiMessage: [{ pictureElem: { bigPicture: picture('/media/g.webp') } }],
            },
          },
        ],
      },
    },
    ['/media/f.pdf', '/media/g.webp'],
  ],
])('finds the files of %s', (_, message, files) => expect(filesOf(message)).toEqual(files));
