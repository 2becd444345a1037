import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { groupInfo } from '../../../contract/gateway/entities/group.ts';
import { isOffered } from './isOffered.ts';

const groups = new Map(
  [
    v.parse(groupInfo, { groupID: 'walkers' }),
    v.parse(groupInfo, { groupID: 'news', ex: '{"groupType":"channel"}' }),
  ].map((group) => [group.groupID, group]),
);
const place = (groupID: string, isNotInGroup = false) => ({ groupID, isNotInGroup });
const all = { groups: true, channels: true };
const noChannels = { groups: true, channels: false };
const neither = { groups: false, channels: false };

describe('isOffered', () => {
  it.each([
    ['a person', place(''), [true, true, true]],
    ['a group', place('walkers'), [true, true, false]],
    ['a channel', place('news'), [true, false, false]],
    ['a group not known yet', place('later'), [true, false, false]],
    ['a group the person has left', place('gone', true), [true, true, false]],
  ])('says whether a site has %s', (_, conversation, expected) => {
    const offered = [all, noChannels, neither].map((kinds) =>
      isOffered(conversation, groups, kinds),
    );
    expect(offered).toEqual(expected);
  });
});
