import { WebSocket } from 'ws';
import { type Person, textMessage, type Wire } from '../../../sandbox/testing/gatewayPeople.ts';

/** Connects somebody, without reading anything that comes once they have logged in. */
export async function joinDeaf(wire: Wire, { userId, chatToken }: Person): Promise<WebSocket> {
  const query = new URLSearchParams({ sendID: userId, token: chatToken, platformID: '5' });
  const socket = new WebSocket(`${wire.url}?${query}`);
  await new Promise((resolve) => socket.once('open', resolve));
  const data = JSON.stringify({ userID: userId, token: chatToken });
  socket.send(JSON.stringify({ reqFuncName: 'Login', operationID: 'x', userID: userId, data }));
  await new Promise((resolve) => socket.once('message', resolve));
  socket.pause();
  return socket;
}

/** A message of so many characters. */
export const large = (size: number, contentType = 110) => {
  const customElem = { data: '{}', description: '', extension: 'x'.repeat(size) };
  return textMessage('', { contentType, customElem });
};
