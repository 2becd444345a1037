// Gives a brand of the local backend so many videos and highlights as its operator would have after a while,
// from the clips that its demo world has.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';

/** The clip of 600 kb/s. */
const measured = 'fireworks';
/** Clips without any dark place: what is black there is no part of them. */
const bright = ['kites', 'fish-market', 'tea-hill'];

const clipColumns = 'titles, clip, file, captions, type, cover, thumbnail, width, height, seconds';

/**
 * @param {string} dataDir of the backend, which may be running
 * @param {string} brand its id
 * @param {number} count of highlights of each kind
 * @returns {Promise<{ measured: string[], bright: string[], mp4: string, hls: string,
 *   putFirst: (ids: string[]) => Promise<void>,
 *   sizeOf: (ids: string[]) => Promise<{ bytes: number, seconds: number }> }>} ids of highlights in the order of the
 *   feed, which begins with those that were put first, and of videos; `sizeOf` tells how large and long highlights
 *   are on average
 */
export async function fillContent(dataDir, brand, count) {
  const url = pathToFileURL(join(dataDir, 'sandbox.db')).href;
  const client = createClient({ url, timeout: 60_000 });
  // The demo world is made while the backend answers already.
  const isThere = async () => {
    const { rows } = await client.execute('SELECT id FROM highlights WHERE id = ?', [
      `${brand}-${bright.at(-1)}`,
    ]);
    return rows.length > 0;
  };
  while (!(await isThere())) await pause(250);
  // Newer than all there is, and the lower the number the newer.
  const start = Date.now() + 1_000_000;
  const addHighlight = async (id, from, place) => {
    await client.execute({
      sql: `INSERT INTO highlights (id, package_id, host_id, state, topic, starts_at, ${clipColumns})
        SELECT ?, package_id, host_id, 'replay', topic, ?, ${clipColumns} FROM highlights WHERE id = ?`,
      args: [id, start - place * 1000, `${brand}-${from}`],
    });
    return id;
  };
  const addVideo = async (id, table, from, place) => {
    await client.execute({
      sql: `INSERT INTO videos (id, package_id, category, views, published_at, ${clipColumns})
        SELECT ?, package_id, (SELECT id FROM video_categories LIMIT 1), 0, ?, ${clipColumns}
        FROM ${table} WHERE id = ?`,
      args: [id, start - place * 1000, `${brand}-${from}`],
    });
    return id;
  };
  /** @type {Record<'measured' | 'bright', string[]>} */
  const added = { measured: [], bright: [] };
  for (let number = 0; number < count; number += 1)
    added.measured.push(await addHighlight(`measured-${number}`, measured, number));
  for (let number = 0; number < count; number += 1)
    added.bright.push(
      await addHighlight(`bright-${number}`, bright[number % bright.length], count + number),
    );
  const mp4 = await addVideo('bench-mp4', 'highlights', measured, 0);
  const hls = await addVideo('bench-hls', 'videos', 'sailing', 1);
  const sizeOf = async (ids) => {
    const { rows } = await client.execute(
      `SELECT clip, seconds FROM highlights WHERE id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids)],
    );
    const bytesOf = (clip) => {
      const folder = join(dataDir, 'clips', clip);
      const films = readdirSync(folder).filter((name) => name.endsWith('.mp4'));
      return films.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    };
    const mean = (figures) => figures.reduce((sum, one) => sum + one, 0) / figures.length;
    return {
      bytes: mean(rows.map(({ clip }) => bytesOf(String(clip)))),
      seconds: mean(rows.map(({ seconds }) => Number(seconds))),
    };
  };
  let rounds = 0;
  const putFirst = async (ids) => {
    rounds += 1;
    await client.execute(
      `UPDATE highlights SET starts_at = starts_at + ?
       WHERE id IN (SELECT value FROM json_each(?))`,
      [rounds * 100_000_000, JSON.stringify(ids)],
    );
  };
  return { ...added, mp4, hls, putFirst, sizeOf };
}
