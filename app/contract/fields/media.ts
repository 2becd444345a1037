import * as v from 'valibot';

/** Address of an uploaded file: a path below `ossUrl`, or an absolute https address. Empty: none. */
export const mediaUrl = v.pipe(
  v.string(),
  v.maxLength(2048, 'is too long'),
  v.description(
    'Address of a file: https, or a path of the same origin; empty where there is none.',
  ),
);

/** Pictures a person can upload; the server looks into the file and writes it anew. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
