// How a text must be written in its language: the part of the style guide that a machine can read.

/** @typedef {{ locale: string, key: string, text: string, english: string }} Entry */
/** @typedef {[slip: RegExp, right: string]} Slip */

/**
 * Quotation marks by language; any other pair, and the ASCII one everywhere, is a slip.
 * @type {Readonly<Record<string, string>>}
 */
const quotes = { 'zh-HANT': '「」『』', 'es-ES': '«»' };
const defaultQuotes = '“”';
const anyQuote = /["“”„«»「」『』]/gu;

/**
 * Words that are rightly the same as in English.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const sameAsEnglish = {
  'ms-MY': ['Demo', 'Video', '[Video]', 'Alias', 'Bank', 'Edit', 'Minimum', 'Status'],
  'vi-VN': ['Demo', 'Video', '[Video]'],
  'es-ES': [
    'Demo',
    'Chat',
    'Chats',
    'Alias',
    'Error',
    'Local',
    'Sticker',
    '[Sticker]',
    'Stickers',
    'Sticker: {{name}}',
  ],
};
const sameEverywhere = ['OK', 'PIN', 'QR', 'SMS', 'TxID', 'USDT'];

/**
 * Slips seen before: another country's word, an old spelling, a word translated without its context.
 * @type {Readonly<Record<string, readonly Slip[]>>}
 */
const slips = {
  'zh-CN': [
    [/登陆/u, '登录'],
    [/帐[号户]/u, '账号'],
    [/您/u, '你'],
    [
      /[們這個為請錄頁網時間發會說對讓開關類圖標記號碼資訊選擇確認錯誤試驗證帳聯體軟點擊載覽視頻]/u,
      'simplified characters',
    ],
  ],
  'zh-HANT': [
    [/視頻/u, '影片'],
    [/信息/u, '訊息'],
    [/默認/u, '預設'],
    [/激活/u, '啟用'],
    [/回復/u, '回覆'],
    [/賬[號戶]/u, '帳號'],
    [/網[路絡]/u, '連線'],
    [/[這那哪]里/u, '裡'],
    [/[之以今最]后|后[退台續]/u, '後'],
    // 您 has no plural: a sentence about two names both, as 您與對方 does.
    [/你|您們/u, '您'],
    [
      /[们这个为请录页网络时间发会说对没让开关类图标记号码资讯选择确认错误试验证账联体软点击载览视频]/u,
      'traditional characters',
    ],
  ],
  'en-US': [
    [/\blicences?\b/iu, 'license'],
    [/\boops\b/iu, 'what happened'],
    [/\bclick\b/iu, 'tap'],
  ],
  'ms-MY': [
    [/\bunduh\b/iu, 'muat turun'],
    [/\bkata sandi\b/iu, 'kata laluan'],
    [/\bakun\b/iu, 'akaun'],
    [/\bpesan\b/iu, 'mesej'],
    [/\bkirim\b/iu, 'hantar'],
    [/\bbisa\b/iu, 'boleh'],
    [/\buang\b/iu, 'wang'],
    [/\bsilakan\b/iu, 'sila'],
    [/[\p{Ll},;] Anda\b/u, 'anda'],
  ],
  'vi-VN': [
    [/quý khách/iu, 'bạn'],
    [/xoá/iu, 'xóa'],
    [/huỷ/iu, 'hủy'],
    [/khoá/iu, 'khóa'],
    [/(\d|\}\}) các\b/u, 'no “các” after a number'],
  ],
  'es-ES': [
    [/\bcelular/iu, 'móvil'],
    [/\bvideos?\b/iu, 'vídeo'],
    [/\bagregar\b/iu, 'añadir'],
    [/\bmonto\b/iu, 'importe'],
    [/\bretiros?\b/iu, 'retirada'],
    [/\ben vivo\b/iu, 'en directo'],
    [/\bingresar\b/iu, 'iniciar sesión'],
    [/\busted(es)?\b/iu, 'tú'],
  ],
};

/** @param {Entry} entry @returns {string[]} what is wrong, each to be read after the key's name */
export function styleFaults({ locale, key, text, english }) {
  const faults = [...spacingFaults(text), ...quoteFaults(locale, text)];
  if (text.includes('...')) faults.push('has three dots where “…” belongs');
  if (/[!！¡]/u.test(text)) faults.push('has an exclamation mark');
  if (text !== text.normalize('NFC')) faults.push('is not in Unicode form NFC');
  const [ends, endsInEnglish] = [endOf(text), endOf(english)];
  if (ends !== endsInEnglish && !isAbbreviated(text)) {
    faults.push(`ends with ${ends || 'no mark'}, the English text with ${endsInEnglish || 'none'}`);
  }
  for (const [slip, right] of slips[locale] ?? []) {
    const found = slip.exec(text);
    if (found) faults.push(`has “${found[0]}” where “${right}” belongs`);
  }
  if (locale !== 'en-US' && isUntranslated(locale, text, english))
    faults.push('is the English text');
  if (locale.startsWith('zh')) faults.push(...chineseFaults(text));
  if (locale === 'es-ES' && /\?/u.test(text) !== /¿/u.test(text)) {
    faults.push('has a question mark at one end only');
  }
  if (/(^t|T)ab$/u.test(key) && widthOf(text) > 10) faults.push('is too long for a tab');
  return faults;
}

/** @param {string} text */
function spacingFaults(text) {
  const faults = [];
  if (text !== text.trim()) faults.push('starts or ends with a space');
  if (/\s{2}/u.test(text.trim())) faults.push('has two spaces in a row');
  return faults;
}

/** @param {string} locale @param {string} text */
function quoteFaults(locale, text) {
  const own = quotes[locale] ?? defaultQuotes;
  const wrong = (text.match(anyQuote) ?? []).filter((mark) => !own.includes(mark));
  return wrong.length > 0 ? [`has ${wrong.join(' ')} where ${own.slice(0, 2)} belong`] : [];
}

/**
 * The mark a text ends with, in its ASCII form; empty for a label.
 * @param {string} text
 */
function endOf(text) {
  const last = text.at(-1) ?? '';
  const ascii = '.?:;'['。？：；'.indexOf(last)] ?? last;
  return '.?:;…'.includes(ascii) ? ascii : '';
}

/**
 * Whether a text ends with an abbreviation that the glossary prescribes: its point closes a label, or
 * a sentence as well.
 * @param {string} text
 */
function isAbbreviated(text) {
  return /\badmins?\.$/iu.test(text);
}

/** @param {string} locale @param {string} text @param {string} english */
function isUntranslated(locale, text, english) {
  if (text !== english || sameEverywhere.includes(text)) return false;
  if (sameAsEnglish[locale]?.includes(text)) return false;
  return /\p{L}/u.test(withoutMarkup(text));
}

const placeholder = '\uFFFC';

/**
 * The text with what is no part of its language taken out: placeholders, addresses and tags.
 * @param {string} text
 */
function withoutMarkup(text) {
  return text
    .replace(/\{\{.*?\}\}|https?:\/\/[\w./-]*/gu, placeholder)
    .replace(/<\/?\w+\s*\/?>/gu, '');
}

const han = '\\p{Script=Han}';
const fullWidth = '，。：；？！（）、“”「」『』…';
const asciiInChinese = new RegExp(
  `(?<![0-9${placeholder}])[,:]|[,:](?![0-9${placeholder}])|[;!?()']|(?<![\\w])\\.|\\.(?![\\w])`,
  'u',
);
const noSpaceBetween = new RegExp(`${han}[A-Za-z0-9]|[A-Za-z0-9]${han}`, 'u');
const spaceAtMark = new RegExp(`[${fullWidth}] | [${fullWidth}]|${han} ${han}`, 'u');

/**
 * Punctuation and spacing between Han, Latin and digits.
 * @param {string} marked
 */
function chineseFaults(marked) {
  const text = withoutMarkup(marked);
  const faults = [];
  const ascii = new RegExp(han, 'u').test(text) ? asciiInChinese.exec(text) : null;
  if (ascii) faults.push(`has the ASCII mark ${ascii[0]} in Chinese`);
  const tight = noSpaceBetween.exec(text);
  if (tight) faults.push(`needs a space inside “${tight[0]}”`);
  const loose = spaceAtMark.exec(text);
  if (loose) faults.push(`has a space too many in “${loose[0]}”`);
  return faults;
}

/**
 * Width in Latin letters; a Han character counts two and a half, so that four fill a tab.
 * @param {string} text
 */
function widthOf(text) {
  const wide = text.match(new RegExp(han, 'gu'))?.length ?? 0;
  return text.length - wide + wide * 2.5;
}
