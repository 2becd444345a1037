// Says in one line why a test failed.
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { root } from './setup.mjs';

/** @typedef {{message?: string, location?: {file: string, line: number}}} Failure */

/** Characters that say why one test failed. */
const longest = 600;

/**
 * One line for all errors of a test, each with an equal part of the room.
 * @param {Failure[]} errors
 */
export function reasons(errors) {
  const different = [...new Set(errors.map(reason))];
  const room = Math.floor(longest / different.length);
  return different.map((one) => one.slice(0, room)).join(' | ');
}

/**
 * What went wrong, after the place where it did, if the runner or the stack in the message tells.
 * @param {Failure} failure
 */
function reason({ message, location }) {
  const lines = stripVTControlCharacters(String(message ?? '')).split('\n');
  const isFrame = (line) => /^\s+at .*(:\d+:\d+|<anonymous>)\)?$/.test(line);
  // What fails inside a page has a place there, which no file has.
  const given = location && isAbsolute(location.file) ? location : null;
  const place = given ?? placeOf(lines.filter(isFrame));
  const text = lines.filter((line) => !isFrame(line)).join(' ');
  const where = place ? `${relative(root, place.file)}:${place.line}: ` : '';
  return (where + text).replace(/\s+/g, ' ').trim();
}

/** The innermost place of a stack that is in the project. */
function placeOf(frames) {
  const isOwn = (frame) => !/node_modules|node:|eval at /.test(frame);
  const own = frames.find(isOwn);
  const [, file, line] = own?.match(/((?:file:\/)?\/[^()]*):(\d+):\d+\)?$/) ?? [];
  if (!file) return null;
  return { file: file.startsWith('file:') ? fileURLToPath(file) : file, line: Number(line) };
}
