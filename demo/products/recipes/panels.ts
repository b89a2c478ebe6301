import * as z from 'zod'
import { colour, colours, size, strength } from './fields.ts'

/** Recipes of metal, glass, laminate, linoleum, lining boards and acoustic panels. The surfaces in `demo/surfaces/panels` say what each parameter means. */
export const PANELS = [
  z.strictObject({
    family: z.literal('metal'),
    base: colour,
    deep: colour,
    finish: z.enum(['brushed', 'satin']),
    holes: z.strictObject({ pitch: size, diameter: size, isSquare: z.boolean().exactOptional() }).exactOptional(),
  }),
  z.strictObject({
    family: z.literal('patina'),
    metal: colour,
    deep: colour,
    bloom: colour.exactOptional(),
    amount: strength,
  }),
  z.strictObject({
    family: z.literal('glass'),
    kind: z.enum(['fluted', 'reeded', 'hammered', 'cast', 'wired']),
    tint: colour,
    behind: colours,
    pitch: size,
    wire: colour.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('laminate'),
    base: colour,
    print: colour,
    design: z.enum(['plain', 'linen', 'speckle', 'wood', 'grid']),
    emboss: strength,
    gloss: strength,
    chips: z.strictObject({ length: size, width: size }).exactOptional(),
  }),
  z.strictObject({ family: z.literal('linoleum'), base: colour, streaks: colours, length: size }),
  z.strictObject({
    family: z.literal('liningBoard'),
    face: colour,
    core: colour,
    fibre: strength,
    length: size,
    width: size,
    taper: strength,
    end: size.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('acoustic'),
    build: z.enum(['grooved', 'perforated', 'tiles', 'wedge', 'woodwool']),
    base: colour,
    deep: colour,
    pitch: size,
  }),
] as const
