import { openCamera } from '../../platform/camera.ts';
import { createFrameReader } from '../../platform/frameReader.ts';
import { picturePixels } from '../../platform/picturePixels.ts';
import { createCodeReader } from './codeReader.ts';

/** Pixels of a frame's sides: a code that fills the viewer's frame keeps six per module. */
const frameSide = 512;

/** What the viewer works with on a device. */
export const scanDevices = {
  openCamera,
  createFrameReader: () => createFrameReader(frameSide),
  picturePixels,
  readCode: createCodeReader(),
};

export type ScanDevices = typeof scanDevices;
