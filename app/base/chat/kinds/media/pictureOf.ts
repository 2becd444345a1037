import type { Message } from '../../../../contract/gateway/entities/message.ts';

/** A picture to be shown: addresses as the message has them, '' where there is none; sizes in pixels. */
export type MessagePicture = {
  /** To be shown in the conversation. */
  smallUrl: string;
  /** To be looked at and saved. */
  url: string;
  width: number;
  height: number;
};

/** @returns the picture of a message; a gateway may tell it in any of three sizes */
export function pictureOf({ pictureElem }: Message): MessagePicture {
  const { sourcePicture: source, bigPicture: big, snapshotPicture: small } = pictureElem ?? {};
  const sized = [source, big, small].find((one) => one && one.width > 0 && one.height > 0);
  const first = (...urls: (string | undefined)[]): string => urls.find(Boolean) ?? '';
  return {
    smallUrl: first(small?.url, big?.url, source?.url),
    url: first(source?.url, big?.url, small?.url),
    width: sized?.width ?? 0,
    height: sized?.height ?? 0,
  };
}
