import * as v from 'valibot';

/** What every session call says of the device and the site it comes from. */
export const clientFields = {
  /** The brand's package number. */
  packageId: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.description('Package number of the brand.'),
  ),
  /** Always `h5` for this app. */
  platform: v.pipe(v.literal('h5'), v.description('Kind of client.')),
  /** Made once per browser profile; a login with another one ends the first. */
  deviceId: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{8,64}$/, 'is not a device id'),
    v.description('Id of this browser profile.'),
  ),
  /** New for each attempt; only for logs. */
  operationID: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9_-]{1,64}$/, 'is not an operation id'),
    v.description('Id of this attempt, for logs.'),
  ),
};

export const emptyInput = v.object({});
export const emptyOutput = v.object({});
