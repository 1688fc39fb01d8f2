/** What of SVG is drawn: shapes, texts, paint and a few filters. Everything else is left out: scripts, styles, links. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const ELEMENTS = words(`
  svg g defs symbol use path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern
  filter feBlend feColorMatrix feComponentTransfer feFuncR feFuncG feFuncB feFuncA feComposite feFlood feGaussianBlur
  feMerge feMergeNode feOffset feDropShadow
`);

/** Properties that a style sheet may set as well. */
export const PRESENTATION = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity flood-color flood-opacity
  clip-path clip-rule mask filter display visibility font-family font-size font-weight font-style text-anchor
  letter-spacing dominant-baseline paint-order color-interpolation-filters mix-blend-mode transform
`);

export const ATTRIBUTES = words(`
  id d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points viewBox preserveAspectRatio dx dy rotate offset
  gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits in in2 result mode operator k1 k2 k3 k4 type
  values stdDeviation edgeMode tableValues slope intercept amplitude exponent mask-type xml:space textLength pathLength
`);
