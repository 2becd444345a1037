import { useState } from 'react';
import type { ViewedImage } from './ImageViewer.tsx';

type Images = readonly ViewedImage[];

export type TakenImages = {
  images: Images;
  /** Where the viewer stands with these images: changes with them alone. */
  at: number;
  /** Index of the image in view. */
  index: number;
  setIndex: (index: number) => void;
  /** While a part of an image is looked at, others wait, to take them in would end that; until it is gone. */
  setIsZoomed: (isZoomed: boolean) => void;
};

/** The images of a viewer: where others come in, the one in view stays. @param start index of the first */
export function useTakenImages(given: Images, start: number): TakenImages {
  const [isZoomed, setIsZoomed] = useState(false);
  const [index, setIndex] = useState(start);
  const [taken, setTaken] = useState({ images: given, at: start });
  const isThere = placeOf(given, taken.images[index]) >= 0;
  if (given !== taken.images && (!isZoomed || !isThere)) {
    setIsZoomed(false);
    const at = placeIn(given, taken.images[index], index);
    setTaken({ images: given, at });
    setIndex(at);
  }
  return { ...taken, index, setIndex, setIsZoomed };
}

/** @returns the index of an image among others; where it has no name, or is gone, the nearest to `index` */
function placeIn(images: Images, image: ViewedImage | undefined, index: number): number {
  const place = placeOf(images, image);
  return place >= 0 ? place : Math.max(0, Math.min(index, images.length - 1));
}

/** @returns its index; -1 where it is not there, or has no name */
function placeOf(images: Images, image: ViewedImage | undefined): number {
  const name = image?.name;
  return name === undefined ? -1 : images.findIndex((one) => one.name === name);
}
