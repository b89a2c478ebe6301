import * as z from 'zod'
import { colour, size, strength } from './fields.ts'

const light = { light: colour, dark: colour }

/** How a timber grew. A recipe that names its `timber` states only what differs from that species. */
const growth = {
  ...light,
  ring: size,
  contrast: strength,
  variety: strength,
  pores: strength,
  rays: strength.exactOptional(),
  quarter: strength.exactOptional(),
}
const board = { ...growth, knots: strength.exactOptional(), sap: strength.exactOptional() }

/** Recipes of timber, bamboo, cork and cane. The surfaces in `demo/surfaces/timber` say what each parameter means. */
export const TIMBER = [
  z.strictObject({
    family: z.literal('boards'),
    ...board,
    layout: z.enum(['planks', 'leaves', 'herringbone', 'chevron']),
    length: size,
    width: size,
    bevel: strength.exactOptional(),
    sheen: strength.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('slats'),
    ...board,
    slat: size,
    gap: strength,
    felt: colour,
    profile: z.enum(['square', 'round']),
    char: strength.exactOptional(),
    grooves: size.exactOptional(),
  }),
  // A species brings its rays along, though end grain does not show them.
  z.strictObject({ family: z.literal('endGrain'), ...growth, length: size, width: size }),
  z.strictObject({ family: z.literal('ply'), ...light, length: size, width: size, edge: strength, veneer: size }),
  z.strictObject({
    family: z.literal('bamboo'),
    ...light,
    build: z.enum(['flat', 'side', 'woven']),
    strip: size,
    length: size,
    width: size,
    carbonised: strength.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('cork'),
    ...light,
    granule: size,
    bark: strength,
    relief: strength.exactOptional(),
  }),
  z.strictObject({ family: z.literal('cane'), strand: colour, ground: colour, mesh: size }),
] as const
