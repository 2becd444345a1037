import { useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from '../../lib/cropGeometry.ts';
import * as css from './CropFrame.css.ts';

/** Larger, a photo of ordinary size would show its pixels. */
export const maxZoom = 4;

type Props = {
  url: string;
  /** How to move the picture, for screen readers. */
  label: string;
  zoom: number;
  /** Turn to the right. */
  degrees: number;
  /** Nothing moves while the photo is on its way. */
  isStill: boolean;
  onZoom: (zoom: number) => void;
  /** @param area part of the turned picture, in pixels. */
  onArea: (area: Area) => void;
};

/** The picture under the shape it is cut to: moved by finger, mouse, wheel or arrow keys. */
export function CropFrame({ url, label, zoom, degrees, isStill, onZoom, onArea }: Props) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  return (
    <div className={css.frame} inert={isStill}>
      <Cropper
        image={url}
        crop={crop}
        zoom={zoom}
        rotation={degrees}
        aspect={1}
        maxZoom={maxZoom}
        objectFit="cover"
        keyboardStep={10}
        showGrid={false}
        // It would write a style element, which the page's policy forbids.
        disableAutomaticStylesInjection
        classes={{
          containerClassName: css.container,
          mediaClassName: css.media,
          cropAreaClassName: css.area,
        }}
        cropperProps={{ role: 'group', 'aria-label': label }}
        onCropChange={setCrop}
        onZoomChange={onZoom}
        onCropAreaChange={(_, pixels) => onArea(pixels)}
      />
    </div>
  );
}
