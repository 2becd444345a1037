/** Elements that draw, and nothing else. Anything outside this list is refused or dropped. */
export const drawingElements: ReadonlySet<string> = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon linearGradient
  radialGradient stop clipPath mask pattern marker style image filter feGaussianBlur feOffset
  feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feDropShadow`.split(/\s+/),
);

/** Elements without effect on the picture; dropped with all they contain. */
export const silentElements: ReadonlySet<string> = new Set(['title', 'desc', 'metadata']);

/** Elements whose time to draw cannot be told from their number. */
export const costlyElements: ReadonlySet<string> = new Set(
  'use symbol pattern mask marker filter image'.split(' '),
);

/** The same in attributes and style sheets. */
export const costlyStyle = /dash|filter|mask|marker|pattern|blend/i;

export const textElements: ReadonlySet<string> = new Set(
  'text tspan tref textpath font font-face glyph altglyph'.split(' '),
);

export const motionElements: ReadonlySet<string> = new Set(
  'animate animatetransform animatemotion animatecolor set discard mpath'.split(' '),
);

/** Effects whose cost grows beyond any use in a logo, or that load files. */
export const refusedEffects: ReadonlySet<string> = new Set(
  `feimage feturbulence fedisplacementmap feconvolvematrix femorphology fetile fediffuselighting
  fespecularlighting`.split(/\s+/),
);

/** Attributes kept; all others are dropped. */
export const drawingAttributes: ReadonlySet<string> = new Set(
  `id class style d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points pathLength transform
  viewBox preserveAspectRatio href offset gradientUnits gradientTransform spreadMethod clipPathUnits
  maskUnits maskContentUnits mask-type patternUnits patternContentUnits patternTransform refX refY
  markerWidth markerHeight markerUnits orient fill fill-opacity fill-rule stroke stroke-width
  stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  opacity color stop-color stop-opacity clip-path clip-rule mask filter display visibility overflow
  mix-blend-mode isolation vector-effect paint-order shape-rendering color-interpolation
  color-interpolation-filters marker-start marker-mid marker-end transform-origin in in2 result
  stdDeviation dx dy mode type values operator k1 k2 k3 k4 flood-color flood-opacity filterUnits
  primitiveUnits edgeMode enable-background`.split(/\s+/),
);

export const svgLimits = {
  elements: 20_000,
  depth: 64,
  attributes: 60,
  /** Elements, and characters of path data, up to which a drawing is surely quick. */
  quickElements: 500,
  quickPathData: 200_000,
  /** Characters in one file's path data. */
  pathData: 3_000_000,
  /** Elements after every reference is followed. */
  expanded: 60_000,
  /** Longest chain of references. */
  references: 24,
  filters: 40,
  /** Bytes of an embedded picture. */
  embedded: 2_000_000,
  /** Pixels a side of an embedded picture. */
  embeddedSide: 4096,
  /** Width, height or viewBox, in user units. */
  side: 20_000,
  /** Longer side to shorter side. */
  ratio: 20,
};
