import { expect, it } from 'vitest';
import { messageMediaTypes } from '../../app/contract/media/uploadMedia.ts';
import { recordedTypes } from '../../app/platform/voiceRecorder.ts';

it.each(recordedTypes)('the platform takes what is recorded as %s', (type) => {
  expect(messageMediaTypes).toContain(type.split(';')[0]);
});
