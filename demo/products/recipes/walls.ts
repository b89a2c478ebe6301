import * as z from 'zod'
import { colour, colours, size, strength } from './fields.ts'

/** Recipes of paint, plaster and wallcoverings. The surfaces in `demo/surfaces/walls` say what each parameter means. */
export const WALLS = [
  z.strictObject({
    family: z.literal('plaster'),
    base: colour,
    deep: colour,
    tool: z.enum(['trowel', 'brush', 'sweep', 'grain', 'thrown', 'straw']),
    relief: strength,
    cloud: strength,
    gloss: strength.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('paintFilm'),
    base: colour,
    tool: z.enum(['roller', 'brush']),
    gloss: strength,
    end: size.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('wallpaper'),
    motif: z.enum(['leaf', 'bird', 'bloom', 'wave', 'fan', 'stripe', 'trellis', 'plain']),
    ground: colour,
    inks: colours,
    repeat: size,
    emboss: strength.exactOptional(),
    pleat: size.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('grasscloth'),
    straw: colour,
    dark: colour,
    paper: colour,
    strand: size,
  }),
] as const
