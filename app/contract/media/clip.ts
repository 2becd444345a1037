import * as v from 'valibot';
import { mediaUrl } from '../fields/media.ts';

/** Longest side of a clip in pixels. */
const longestSide = 8_192;

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestSide));

/** What stands for a clip before it plays. */
export const clipFace = {
  title: v.string(),
  cover: v.pipe(mediaUrl, v.description('Picture of the first moment, about 720 pixels wide.')),
  thumbnail: v.pipe(mediaUrl, v.description('The same, about 360 pixels wide.')),
  width: v.pipe(pixels, v.description('Of the clip, in pixels.')),
  height: pixels,
};

/** Words of a clip as WebVTT. */
export const caption = v.object({
  language: v.pipe(v.string(), v.description('BCP 47, such as `es-ES`.')),
  label: v.pipe(v.string(), v.description('Name of the language in itself.')),
  url: mediaUrl,
});

export type Caption = v.InferOutput<typeof caption>;

/**
 * `mp4`: H.264 and AAC with the index in front. `hls`: a playlist whose segments are CMAF (fragmented MP4,
 * `EXT-X-MAP` present); segments of MPEG-TS break the contract.
 */
export const clipType = v.pipe(v.picklist(['mp4', 'hls']), v.description('mp4, or HLS in CMAF.'));
