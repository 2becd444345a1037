import * as v from 'valibot';
import { blackUser } from '../../app/contract/gateway/entities/people.ts';
import type { Highlight } from '../../app/contract/highlights/getPassionateVideo.ts';

/** A replay of twelve seconds that can be watched. */
export const plainHighlight: Highlight = {
  id: 'h1',
  title: 'Boats at dawn',
  cover: '/media/h1-720.jpg',
  thumbnail: '/media/h1-360.jpg',
  width: 720,
  height: 1280,
  seconds: 12,
  host: { userId: 'bea', nickName: 'Bea', avatar: '' },
  state: 'replay',
  startsAt: 1_790_000_000,
  viewers: null,
  url: '/media/h1.mp4',
  type: 'mp4',
  captions: [],
};

/** The list of people that somebody has blocked. */
export const blockedOf = (...ids: string[]) => ({
  isLoaded: true,
  rows: new Map(ids.map((userID) => [userID, v.parse(blackUser, { userID })])),
});
