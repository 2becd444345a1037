export type ArtworkCatalogueEntry = {
  title: string;
  /** Why it matters. */
  why: string;
  /** What to do, as a sentence that can stand alone. */
  how: string;
  example: string;
};

/** Everything `readArtwork` can find, by code. */
export const artworkCatalogue: Readonly<Record<string, ArtworkCatalogueEntry>> = {
  'artwork-missing': {
    title: 'Artwork file not found',
    why: 'Icons, launch images and the preview picture are all drawn from this file.',
    how: 'Put the file into the brand folder, or correct its path under "icons" in brand.json.',
    example: '"icons": { "source": "icon.svg" }',
  },
  'artwork-outside': {
    title: 'Artwork outside the brand folder',
    why: 'A brand is one folder; reading elsewhere could publish files that belong to someone else.',
    how: 'Copy the file into the brand folder and give its path relative to that folder.',
    example: '"source": "icon.svg" instead of "../shared/icon.svg"',
  },
  'artwork-not-file': {
    title: 'Artwork path is not a file',
    why: 'Only a regular file can be read as a picture.',
    how: 'Give the path of the SVG or PNG file itself.',
    example: '"source": "art/icon.svg" instead of "art"',
  },
  'artwork-unreadable': {
    title: 'Artwork cannot be read',
    why: 'The system refused to open the file.',
    how: 'Make the file readable for the account that builds, for example with chmod u+r.',
    example: 'chmod u+r brands/acme/icon.svg',
  },
  'artwork-heavy': {
    title: 'Artwork file is too large',
    why: 'A logo is a few kilobytes; a file this large is a photo or a mistake, and slows every build.',
    how: 'Export the logo again, smaller than 10 MB.',
    example: 'A 1024 × 1024 PNG of a flat logo has about 30 KB.',
  },
  'artwork-format': {
    title: 'Artwork is neither SVG nor PNG',
    why: 'The kind is told from the content, whatever the file name says.',
    how: 'Export the logo as SVG, or as PNG of at least 512 × 512 pixels.',
    example: 'A JPEG renamed to icon.png is still a JPEG.',
  },
  'artwork-broken': {
    title: 'Artwork is damaged',
    why: 'A picture that cannot be decoded to its last row would give broken icons.',
    how: 'Export or copy the file again; this one is incomplete or damaged.',
    example: 'A download that stopped half-way.',
  },
  'artwork-too-small': {
    title: 'Artwork has too few pixels',
    why: 'Enlarged pixels look blurred on every phone.',
    how: 'Export the artwork larger, or as SVG.',
    example: 'icon.png of 256 × 256 where 512 × 512 are needed.',
  },
  'artwork-too-big': {
    title: 'Artwork has too many pixels',
    why: 'Decoding it would take more memory than a build may use.',
    how: 'Export the artwork with at most 8192 pixels a side; 1024 are plenty.',
    example: 'A PNG of 30000 × 30000 pixels.',
  },
  'artwork-animated': {
    title: 'Artwork moves',
    why: 'Icons and launch images stand still; which moment should be shown is not clear.',
    how: 'Export a still picture without animation.',
    example: 'An SVG with <animate>, or an animated PNG.',
  },
  'artwork-empty': {
    title: 'Artwork shows nothing',
    why: 'An icon of one colour, or of none, cannot be told from a failure.',
    how: 'Export a drawing with visible shapes; check hidden layers and white on white.',
    example: '<svg viewBox="0 0 64 64"></svg>',
  },
  'artwork-slow': {
    title: 'Artwork takes too long to draw',
    why: 'One logo would hold up the build of every brand.',
    how: 'Simplify the drawing: fewer filters, patterns, dashes and copies.',
    example: 'A pattern inside a pattern inside a pattern.',
  },
  'artwork-unsafe': {
    title: 'Maskable artwork reaches out of the safe zone',
    why: 'Phones cut icons to circles; only what lies within 40 % of the width from the middle is safe.',
    how: 'Draw the mark smaller, within a circle of 80 % of the width, on a ground that fills the square.',
    example: 'A logo that touches the edge of its square.',
  },
  'artwork-svg-syntax': {
    title: 'SVG is not well-formed',
    why: 'Browsers refuse to show an SVG with XML errors.',
    how: 'Export the file again as plain SVG, in UTF-8.',
    example: 'A tag that is never closed.',
  },
  'artwork-svg-doctype': {
    title: 'SVG declares entities',
    why: 'Entities can pull in other files or grow without end.',
    how: 'Export as plain SVG, or remove the DOCTYPE and replace its entities by their text.',
    example: '<!DOCTYPE svg [ <!ENTITY a "…"> ]>',
  },
  'artwork-svg-script': {
    title: 'SVG contains a script',
    why: 'The icon is served from the site itself; a script in it would run there.',
    how: 'Remove the <script> element.',
    example: '<script>…</script>',
  },
  'artwork-svg-handler': {
    title: 'SVG contains an event handler',
    why: 'An attribute such as onload is a script.',
    how: 'Remove every attribute whose name begins with "on".',
    example: '<svg onload="…">',
  },
  'artwork-svg-foreign': {
    title: 'SVG contains a web page',
    why: '<foreignObject> puts HTML into the picture, which most programs do not draw.',
    how: 'Convert the content to shapes, or remove <foreignObject>.',
    example: '<foreignObject><div>…</div></foreignObject>',
  },
  'artwork-svg-reference': {
    title: 'SVG loads something from outside',
    why: 'A picture must be complete in itself: no requests to others, no missing parts.',
    how: 'Embed what the drawing needs; references may only point to "#id" in the same file.',
    example: '<use href="other.svg#mark"/>, url(https://…), @import',
  },
  'artwork-svg-image': {
    title: 'SVG embeds an unusable picture',
    why: 'Embedded pictures must be PNG, small, and whole.',
    how: 'Trace the picture to shapes, or use a PNG file as the artwork instead.',
    example: '<image href="data:image/jpeg;base64,…"/>',
  },
  'artwork-svg-text': {
    title: 'SVG contains live text',
    why: 'Text is drawn with whatever fonts a machine has, so the logo would differ from place to place.',
    how: 'Convert the text to outlines (paths) in the drawing program.',
    example: '<text>Acme</text>',
  },
  'artwork-svg-element': {
    title: 'SVG contains an element that is not allowed',
    why: 'Only elements that draw are let through, so that an icon can do nothing but be seen.',
    how: 'Export as plain SVG with shapes, gradients, clips and masks only.',
    example: '<a>, <switch>, <iframe>',
  },
  'artwork-svg-effect': {
    title: 'SVG uses a costly effect',
    why: 'Noise, displacement and lighting take unbounded time and look different everywhere.',
    how: 'Remove the effect, or use a PNG export as the artwork.',
    example: '<feTurbulence/>',
  },
  'artwork-svg-complex': {
    title: 'SVG is too complex',
    why: 'Drawings with this many parts, levels or copies can stall a build or a browser.',
    how: 'Simplify the drawing: merge paths, flatten groups, remove repeated copies.',
    example: 'Ten copies of ten copies of ten copies …',
  },
  'artwork-svg-size': {
    title: 'SVG has no usable size',
    why: 'Without a viewBox nobody can tell which part of the plane is the logo.',
    how: 'Add a viewBox such as viewBox="0 0 64 64" to the <svg> element.',
    example: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">',
  },
};
