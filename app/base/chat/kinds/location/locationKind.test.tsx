// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainMessage } from '../../../../../tests/support/chatRows.ts';
import { chat } from '../../../../../tests/support/chatTexts.ts';
import {
  type OpenedConversation,
  openConversation,
} from '../../../../../tests/support/conversationScreen.tsx';
import { giveLayout } from '../../../../../tests/support/layout.ts';
import { contentType } from '../../../../contract/gateway/contentType.ts';
import { pathToPlace } from '../../../../core/navigation/paths.ts';
import { placeIn } from '../../places/place.ts';
import { readPlace } from './readPlace.ts';

const at = (changes: object = {}) => ({
  locationElem: { description: 'North gate', latitude: 3.15785, longitude: 101.71165, ...changes },
  ex: '',
});

describe('readPlace', () => {
  it('gives a place on Earth with bounded words, or none', () => {
    const measure = fc.oneof(fc.double(), fc.double({ min: -400, max: 400 }));
    fc.assert(
      fc.property(measure, measure, fc.string(), fc.oneof(fc.json(), fc.string()), (...any) => {
        const [latitude, longitude, description, ex] = any;
        const place = readPlace({ locationElem: { description, latitude, longitude }, ex });
        if (place === null) return;
        expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180);
        expect([...place.description].length).toBeLessThanOrEqual(120);
        expect(place.description).not.toMatch(/[\n\u202e]/);
        // The page of the place is given the same one.
        const opened = placeIn(new URLSearchParams(pathToPlace(place).split('?')[1]));
        expect(opened?.latitude).toBeCloseTo(place.latitude, 5);
        expect(opened?.description).toBe(place.description);
      }),
    );
  });

  it('refuses what is no place on Earth', () => {
    expect(readPlace(at({ latitude: 90.1 }))).toBeNull();
    expect(readPlace(at({ longitude: -181 }))).toBeNull();
    expect(readPlace({ locationElem: null, ex: '' })).toBeNull();
    for (const search of ['', 'latitude=1', 'latitude=1e1&longitude=2', 'latitude=x&longitude=2']) {
      expect(placeIn(new URLSearchParams(search)), search).toBeNull();
    }
  });

  it('takes from the JSON of other clients the words, and how exact it is from ours', () => {
    const description = JSON.stringify({ title: 'Park', detail: '1 Main St', url: 'https://x.y' });
    expect(readPlace(at({ description }))?.description).toBe('Park, 1 Main St');
    expect(readPlace(at({ description: '{"raw":1}' }))?.description).toBe('');
    expect(readPlace(at({ description: '{ here' }))?.description).toBe('{ here');
    expect(readPlace({ ...at(), ex: '{"accuracy":12}' })?.accuracy).toBe(12);
    for (const ex of ['{"accuracy":-1}', '{"accuracy":1e99}', 'null', '{"accuracy":"1"}']) {
      expect(readPlace({ ...at(), ex })?.accuracy).toBeNull();
    }
  });
});

describe('a location in a conversation', () => {
  let screen: OpenedConversation;
  let takeLayout: () => void;
  beforeEach(() => {
    takeLayout = giveLayout();
  });
  afterEach(async () => {
    await screen.close();
    takeLayout();
  });
  const show = async (changes: object = {}): Promise<void> => {
    const { locationElem } = at(changes);
    const message = plainMessage({ contentType: contentType.location, content: '', locationElem });
    screen = await openConversation({ timeline: { messages: [message] } });
  };
  const link = () => document.querySelector<HTMLAnchorElement>('a[href*="/open-location?"]');

  it('shows what it is called and where it is, asks nobody for a map, and opens its page', async () => {
    await show();
    await screen.settles(() => link() !== null);
    expect(link()?.textContent).toBe('North gate3.15785, 101.71165');
    expect(link()?.querySelector('img')).toBeNull();
    expect(link()?.getAttribute('href')).toContain('latitude=3.157850&longitude=101.711650');
  });

  it('is called a location where nobody named it', async () => {
    await show({ description: '' });
    await screen.settles(() => link() !== null);
    expect(link()?.textContent).toBe(`${chat.location}3.15785, 101.71165`);
  });

  it('leads nowhere where it is no place on Earth', async () => {
    await show({ latitude: 300 });
    await screen.shows(chat.unsupported);
    expect(link()).toBeNull();
  });
});
