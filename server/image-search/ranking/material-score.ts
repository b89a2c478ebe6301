// Measured by `npm run bench:images -- --calibrate` with the constants of `bands.ts` (decisions/041).

/** The direction in signed bytes, of unit length up to rounding. */
const DIRECTION = Int8Array.from(
  Buffer.from(
    'RaBR+US0HSTkArTqGNAPxjID9yD2KPT1FScwBgLw3AwCAfoNDCPu+u3i4BoU9h38KfIm/P0BDCQV9+D+/Ab2/PjoD94EFQv/7wMWD/fyC/kS' +
      'FgkYFQvu6/L/BwvtFvoT+vXj7wz++/cQGPoOCAH29gP+8RoA8xD+9//6BhMO+QmmI+c8nAGsgRNL41BGFeYNQ+rn6eLszu/GAAn64y+x2SIu' +
      '8/wD0wHn4dcD1wAYQuwLEekg3dwCL+P3ETH5xQfgBgbjDw7G+RXxOeT4r/b4/h4DHygW/Rkr+wn88/H31PUGAAv7MEIL5CED4ycO7h/lKAwV' +
      '+hAFFvznAwTLLgnSKQft5urjC/hGDQsR/RcE1+4gCOwW+gcL4wUYFhIb5xD+HgT+EhX3IPkh3wTy9wD4B+YR6/IGH+vu7/fgCuICCOE=',
    'base64',
  ),
)
/** The scale of the direction's bytes. */
const STEP = 0.00187076
/** Half way between the two means. */
const MIDDLE = -0.1285

/**
 * Whether a picture looks like a material at all: Fisher's linear discriminant (Annals of Eugenics 7, 1936) of our encoder's vectors,
 * about .2 for materials and −.2 for other things; 0 for another encoder's vector, of another length.
 */
export function materialScore(texture: Float32Array): number {
  if (texture.length !== DIRECTION.length) return 0
  let sum = 0
  for (let place = 0; place < texture.length; place++) sum += (texture[place] ?? 0) * (DIRECTION[place] ?? 0)
  return sum * STEP - MIDDLE
}
