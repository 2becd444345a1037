import { useMemo } from 'react';
import * as css from './QrCode.css.ts';
import { qrPath } from './qrPath.ts';

type Props = {
  text: string;
  /** What the code is for, for screen readers. */
  label: string;
  /** Image over the middle, at most a quarter of the side. */
  logo?: string;
};

/** Part of the side that the logo and its white margin take: level H restores up to 30 % of the area. */
const logoPart = 44 / 168;

/** Black on white whatever the theme: cameras do not read inverted codes reliably. Load it lazily. */
export function QrCode({ text, label, logo }: Props) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  const side = size * logoPart;
  const start = (size - side) / 2;
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={css.code} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#16181b" shapeRendering="crispEdges" />
      {logo && (
        <>
          <rect x={start} y={start} width={side} height={side} rx={side * 0.22} fill="#fff" />
          <image
            className={css.logo}
            href={logo}
            x={start + side * 0.08}
            y={start + side * 0.08}
            width={side * 0.84}
            height={side * 0.84}
          />
        </>
      )}
    </svg>
  );
}
