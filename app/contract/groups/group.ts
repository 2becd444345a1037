import * as v from 'valibot';
import { mediaUrl } from '../fields/media.ts';

/** Most pictures of members a group is shown with. */
export const mostFaces = 4;

export const groupId = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(64, 'is longer than 64 characters'),
  v.description('Id of a group, also on the messaging gateway.'),
);

/** The code of a link or a picture that lets people into a group. */
export const groupCode = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'is no code'),
  v.description('Code of a link or a picture that lets people in.'),
);

export const needVerification = v.pipe(
  v.picklist([0, 1, 2]),
  v.description('Who may come in, as `groupVerification` of the gateway.'),
);

const counted = v.pipe(v.number(), v.integer(), v.minValue(0));

export const groupFields = {
  groupId,
  groupName: v.pipe(v.string(), v.description('Name shown.')),
  faceUrl: mediaUrl,
  memberCount: counted,
  isChannel: v.pipe(v.boolean(), v.description('Whether only owner and admins write in it.')),
};

/** A group as those see it who are not in it. */
export const groupSeen = v.object({
  ...groupFields,
  introduction: v.string(),
  needVerification,
  isMember: v.pipe(v.boolean(), v.description('Whether the person is in it already.')),
  faces: v.pipe(
    v.array(mediaUrl),
    v.maxLength(mostFaces),
    v.description('Pictures of members, for a group without one of its own.'),
  ),
});
export type GroupSeen = v.InferOutput<typeof groupSeen>;
