// What the lazy parts of a built site weigh: brotli bytes of the JavaScript that each loads beyond what is
// there before it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** The parts of a conversation by the chunk each begins with. */
const chatParts = {
  conversation: 'ConversationScreen',
  viewer: 'MediaViewer',
  recorder: 'RecordBar',
  'emoji panel': 'EmojiPanel',
  'plus panel': 'PlusPanel',
  'media sheet': 'MediaSheet',
  forward: 'ForwardScreen',
  'places: choose': 'ChooseLocationScreen',
  'places: look': 'OpenLocationScreen',
  'message menu': 'MessageMenu',
  selection: 'SelectionBar',
  'merged records': 'RecordSheets',
  'voice bubble': 'VoiceBubble',
  'picture bubble': 'ImageContent',
  'video bubble': 'VideoContent',
  search: 'SearchScreen',
};

/** The pages of videos and highlights, by the chunks that each begins with. */
const videoRoutes = {
  'discover: videos': ['FindTab', 'DiscoverHead', 'VideoSection'],
  watch: ['WatchScreen'],
  live: ['HighlightsScreen'],
  feed: ['FeedScreen'],
};

/** A built site, and what its scripts bring along. @param {string} site its folder */
function readScripts(site) {
  const assets = join(site, 'assets');
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  const reach = (names, known = new Set()) => {
    const all = new Set();
    const waiting = [...names];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (all.has(name) || known.has(name) || !files.includes(name)) continue;
      all.add(name);
      const code = readFileSync(join(assets, name), 'utf8');
      // What is imported without waiting; `import(…)` has a bracket in between.
      for (const [, next = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g))
        waiting.push(next);
    }
    return all;
  };
  const first = reach([...html.matchAll(/assets\/([^"']+\.js)/g)].map(([, name = '']) => name));
  return {
    reach,
    /** Those of the first page. */
    first,
    /** The chunk whose name begins so. @param {string} start */
    chunk: (start) => files.find((name) => name.startsWith(`${start}-`)),
    weigh: (names) => [...names].reduce((sum, file) => sum + weigh(join(assets, file)), 0),
  };
}

/**
 * @param {string} site folder of a built site
 * @returns {{ part: string, bytes: number, files: number }[]} each page beyond the first one and what any page
 *   that reads from the server has; what plays HLS comes later
 */
export function weighVideoRoutes(site) {
  const { reach, first, chunk, weigh: sum } = readScripts(site);
  // Another page that reads: what it shares with these is no part of them.
  const read = reach(['backend', 'NoticeScreen'].map(chunk).filter(Boolean));
  const before = new Set([...first, ...read]);
  return Object.entries(videoRoutes).flatMap(([part, starts]) => {
    const names = starts.map(chunk);
    if (names.at(-1) === undefined) return [];
    const own = reach(names.filter(Boolean), before);
    return [{ part, bytes: sum(own), files: own.size }];
  });
}

/**
 * @param {string} site folder of a built site
 * @returns {{ part: string, bytes: number, files: number }[]} the conversation beyond the first page and the
 *   chat list, the others beyond the conversation
 */
export function weighLazyParts(site) {
  const { reach, first, chunk, weigh: sum } = readScripts(site);
  const list = chunk('ChatTab');
  const before = new Set([...first, ...reach(list ? [list] : [])]);
  const conversation = chunk(chatParts.conversation);
  const opened = new Set([...before, ...reach(conversation ? [conversation] : [])]);
  return Object.entries(chatParts).flatMap(([part, start]) => {
    const name = chunk(start);
    if (!name) return [];
    const own = reach([name], part === 'conversation' ? before : opened);
    return [{ part, bytes: sum(own), files: own.size }];
  });
}

const weigh = (file) => brotliCompressSync(readFileSync(file)).length;
