/** The part of hls.js without subtitles, other sound tracks and protection; the package types only the whole. */
declare module 'hls.js/light' {
  export { default, type ErrorData } from 'hls.js';
}
