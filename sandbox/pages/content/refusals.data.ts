import type { ClipRefusal } from '../../content/addClip.ts';
import type { PictureRefusal } from '../../content/addPicture.ts';
import { mostClipBytes } from '../../content/checkClip.ts';

const megabytes = Math.floor(mostClipBytes / 1024 / 1024);

/** Why something was not added, and what to do about it. */
export const refusals: Readonly<Record<ClipRefusal | PictureRefusal, string>> = {
  notMp4: 'The file is no MP4.',
  cutShort: 'The MP4 ends before it is whole: it was cut off on its way.',
  noIndex: 'The MP4 has no index (moov): it was not written to its end.',
  noVideo: 'The MP4 holds no pictures.',
  noLength: 'The MP4 says that it is 0 seconds long.',
  tooLarge: `The MP4 is larger than ${megabytes} MB.`,
  indexLast:
    'The index of the MP4 is at its end, so that it starts only after it has come whole. Write it anew: ffmpeg -i in.mp4 -c copy -movflags +faststart out.mp4',
  fragmented:
    'The MP4 is fragmented, which some phones cannot seek in. Write it anew: ffmpeg -i in.mp4 -c copy -movflags +faststart out.mp4',
  pictureCoding:
    'The pictures are in a coding that not every phone plays; it takes H.264 with 8 bits and 4:2:0. Write them anew: ffmpeg -i in.mp4 -c:v libx264 -pix_fmt yuv420p -c:a aac -movflags +faststart out.mp4',
  soundCoding:
    'The sound is in a coding that not every phone plays; it takes AAC. Write it anew: ffmpeg -i in.mp4 -c:v copy -c:a aac -movflags +faststart out.mp4',
  size: 'The pictures of the MP4 have sides of 120 to 1920 pixels, the longer one at most three times the shorter one.',
  posterRefused: 'The poster is no picture in JPEG, PNG or WebP, or it is damaged.',
  posterTooLarge: 'The poster has more pixels than a picture may have.',
  imageRefused: 'The picture is not in JPEG, PNG or WebP, or it is damaged.',
  imageTooLarge: 'The picture has more pixels than a picture may have.',
  linkRefused: 'The link is no public https address, or stands where a picture leads nowhere.',
  linkMissing: 'A pick leads somewhere: it needs an https address.',
};
