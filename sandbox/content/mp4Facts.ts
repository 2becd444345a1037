/** What an MP4 says of itself; `seconds` of its whole length, sizes as they are shown. */
export type Mp4Facts = {
  width: number;
  height: number;
  seconds: number;
  /** Four letters of what the pictures are coded in, such as `avc1`. */
  codec: string;
  /** Of H.264 its profile_idc, such as 100 for High; null where none is named. */
  profile: number | null;
  /** Four letters of what the sound is coded in; null where there is none. */
  sound: string | null;
  /** The index stands before the pictures, so that it plays before it has come whole. */
  isFaststart: boolean;
  isFragmented: boolean;
};
export type Mp4Problem = 'notMp4' | 'cutShort' | 'noIndex' | 'noVideo' | 'noLength';

type Box = { type: string; body: DataView };

/** No file of use has more boxes side by side. */
const mostBoxes = 4_096;

/** Reads the boxes of an MP4 (ISO/IEC 14496-12). @returns its facts, or what is wrong with it */
export function mp4Facts(bytes: Uint8Array): Mp4Facts | Mp4Problem {
  const whole = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { list, isWhole } = boxesIn(whole);
  if (list[0]?.type !== 'ftyp') return 'notMp4';
  if (!isWhole) return 'cutShort';
  const types = list.map(({ type }) => type);
  const index = childOf(whole, 'moov');
  if (!index) return 'noIndex';
  const picture = pictureTrack(index);
  if (!picture) return 'noVideo';
  const seconds = secondsOf(index);
  if (!(seconds > 0)) return 'noLength';
  const media = types.indexOf('mdat');
  return {
    ...picture,
    sound: tracksOf(index, 'soun')[0]?.codec ?? null,
    seconds,
    isFaststart: media === -1 || types.indexOf('moov') < media,
    isFragmented: childOf(index, 'mvex') !== null,
  };
}

/** The boxes that stand side by side, and whether the last one is there to its end. */
function boxesIn(view: DataView): { list: Box[]; isWhole: boolean } {
  const list: Box[] = [];
  let at = 0;
  while (at + 8 <= view.byteLength && list.length < mostBoxes) {
    const short = view.getUint32(at);
    const isLong = short === 1;
    if (isLong && at + 16 > view.byteLength) break;
    const head = isLong ? 16 : 8;
    // 0: to the end. 1: the length stands behind the type, in eight bytes.
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short || view.byteLength - at;
    const end = at + length;
    if (length < head) return { list, isWhole: false };
    const body = part(view, at + head, Math.min(end, view.byteLength) - at - head);
    list.push({ type: fourLetters(view, at + 4), body });
    if (end > view.byteLength) return { list, isWhole: false };
    at = end;
  }
  return { list, isWhole: at === view.byteLength };
}

function childrenOf(view: DataView, type: string): DataView[] {
  return boxesIn(view)
    .list.filter((box) => box.type === type)
    .map(({ body }) => body);
}

/** @param path types of the boxes, one within the other */
function childOf(view: DataView, ...path: readonly string[]): DataView | null {
  return path.reduce<DataView | null>(
    (within, type) => (within && childrenOf(within, type)[0]) ?? null,
    view,
  );
}

type Track = { head: DataView | null; codec: string; entry: DataView | null };

/** The tracks of one kind, `vide` or `soun`, with their first entry of what they are coded in. */
function tracksOf(index: DataView, handler: string): Track[] {
  return childrenOf(index, 'trak').flatMap((track) => {
    const kind = childOf(track, 'mdia', 'hdlr');
    if (!kind || kind.byteLength < 12 || fourLetters(kind, 8) !== handler) return [];
    const coding = childOf(track, 'mdia', 'minf', 'stbl', 'stsd');
    // Version, flags and a count stand before the first entry.
    const isCoded = coding !== null && coding.byteLength >= 16;
    return {
      head: childOf(track, 'tkhd'),
      codec: isCoded ? fourLetters(coding, 12) : '',
      entry: isCoded ? part(coding, 16, coding.byteLength - 16) : null,
    };
  });
}

/** The first track of pictures that has a size. */
function pictureTrack(
  index: DataView,
): Pick<Mp4Facts, 'width' | 'height' | 'codec' | 'profile'> | null {
  for (const { head, codec, entry } of tracksOf(index, 'vide')) {
    const size = head && shownSize(head);
    if (size && size.width > 0 && size.height > 0)
      return { ...size, codec, profile: entry && profileOf(entry) };
  }
  return null;
}

/** Fields of pictures in general, before the boxes of their coding. */
const pictureFields = 78;

function profileOf(entry: DataView): number | null {
  if (entry.byteLength <= pictureFields) return null;
  const boxes = part(entry, pictureFields, entry.byteLength - pictureFields);
  const config = childOf(boxes, 'avcC');
  return config && config.byteLength >= 2 ? config.getUint8(1) : null;
}

/** Sizes are numbers of 16.16 bits; a quarter turn of the matrix changes width and height. */
function shownSize(head: DataView): { width: number; height: number } | null {
  if (head.byteLength < 1) return null;
  const matrix = head.getUint8(0) === 1 ? 52 : 40;
  if (head.byteLength < matrix + 44) return null;
  const [width, height] = [head.getUint16(matrix + 36), head.getUint16(matrix + 40)];
  const isTurned = head.getInt32(matrix) === 0 && head.getInt32(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** The length of the whole; of a fragmented file, what its index says that the fragments make. */
function secondsOf(index: DataView): number {
  const head = childOf(index, 'mvhd');
  if (!head || head.byteLength < 32) return 0;
  const isLong = head.getUint8(0) === 1;
  const scale = head.getUint32(isLong ? 20 : 12);
  const own = isLong ? Number(head.getBigUint64(24)) : head.getUint32(16);
  return scale === 0 ? 0 : (own || fragmentsLength(index)) / scale;
}

function fragmentsLength(index: DataView): number {
  const head = childOf(index, 'mvex', 'mehd');
  if (!head || head.byteLength < 8) return 0;
  if (head.getUint8(0) !== 1) return head.getUint32(4);
  return head.byteLength < 12 ? 0 : Number(head.getBigUint64(4));
}

function fourLetters(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

function part(view: DataView, from: number, length: number): DataView {
  return new DataView(view.buffer, view.byteOffset + from, Math.max(0, length));
}
