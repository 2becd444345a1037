import { describe, expect, it } from 'vitest';
import { featureIds } from './features.ts';
import { groupKindsOf } from './groupKinds.ts';

describe('groupKindsOf', () => {
  it('has what the brand keeps and the platform leaves on', () => {
    expect(groupKindsOf(featureIds, [])).toEqual({ groups: true, channels: true });
    expect(groupKindsOf(['groups'], [])).toEqual({ groups: true, channels: false });
    expect(groupKindsOf([], [])).toEqual({ groups: false, channels: false });
    expect(groupKindsOf(featureIds, ['channels'])).toEqual({ groups: true, channels: false });
  });

  it('has no channels without groups', () => {
    expect(groupKindsOf(featureIds, ['groups'])).toEqual({ groups: false, channels: false });
  });
});
