import { downloadResource } from '../../../app/contract/platform/downloadResource.ts';
import release from '../../../app/version.json' with { type: 'json' };
import { handle } from '../handler.ts';

export const handleDownloadResource = handle(downloadResource, async ({ packageId }, { brand }) => {
  brand(packageId);
  // Here nobody but the person decides when a release is installed.
  return { ...release, revision: null };
});
