import { badArgument } from '../refuse.ts';
import { boundedText, givenName, pictureAddress } from '../texts.ts';
import type { Group } from './groups.ts';

type Given = {
  groupName?: string | undefined;
  introduction?: string | undefined;
  notification?: string | undefined;
  faceURL?: string | undefined;
  ex?: string | undefined;
};

type Texts = Pick<Group, 'name' | 'introduction' | 'notification' | 'faceURL' | 'ex'>;

/** @returns the texts of a group that were given, checked. @throws GatewayFailure 201 */
export function groupTexts(given: Given): Partial<Texts> {
  const { groupName, introduction, notification, faceURL, ex } = given;
  return {
    ...(groupName !== undefined && { name: nameOf(groupName) }),
    ...(introduction !== undefined && {
      introduction: boundedText(introduction, 500, 'introduction'),
    }),
    ...(notification !== undefined && {
      notification: boundedText(notification, 2_000, 'notification'),
    }),
    ...(faceURL !== undefined && { faceURL: pictureAddress(faceURL, 'faceURL') }),
    ...(ex !== undefined && { ex: boundedText(ex, 4_096, 'ex') }),
  };
}

function nameOf(text: string): string {
  const name = givenName(text, 64, 'groupName');
  if (name === '') throw badArgument('groupName is empty');
  return name;
}
