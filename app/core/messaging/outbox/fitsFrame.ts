import type { Message } from '../../../contract/gateway/entities/message.ts';

/**
 * Bytes of a frame that a message may fill: a gateway refuses one over 51,200 (protocol reference,
 * section 6), and ids and names stand beside it.
 */
const mostBytes = 50_000;

/** Whether a message can be sent in one frame: its JSON is packed into JSON twice over. */
export function fitsFrame(message: Message): boolean {
  const data = JSON.stringify({ message: JSON.stringify(message) });
  return new Blob([JSON.stringify({ data })]).size <= mostBytes;
}
