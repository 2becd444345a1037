// Gives a brand of the local backend so many videos and highlights as its operator would have after a while,
// from the clips that its demo world has.
import { join } from 'node:path';
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
 * @returns {Promise<{ measured: string[], bright: string[], mp4: string, hls: string }>} ids of highlights in the
 *   order of the feed, and of videos
 */
export async function fillContent(dataDir, brand, count) {
  const url = pathToFileURL(join(dataDir, 'sandbox.db')).href;
  const client = createClient({ url, timeout: 60_000 });
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
  const added = { measured: [], bright: [] };
  for (let number = 0; number < count; number += 1)
    added.measured.push(await addHighlight(`measured-${number}`, measured, number));
  for (let number = 0; number < count; number += 1)
    added.bright.push(
      await addHighlight(`bright-${number}`, bright[number % bright.length], count + number),
    );
  const mp4 = await addVideo('bench-mp4', 'highlights', measured, 0);
  const hls = await addVideo('bench-hls', 'videos', 'sailing', 1);
  client.close();
  return { ...added, mp4, hls };
}
