import * as z from 'zod'
import { colour, colours, size, strength } from './fields.ts'

/** Recipes of tiles and mosaics. The surfaces in `demo/surfaces/tiles` say what each parameter means. */
export const TILES = [
  z.strictObject({
    family: z.literal('tiles'),
    layout: z.enum(['rows', 'upright', 'hexagon', 'herringbone']),
    shift: strength.or(z.literal('random')).exactOptional(),
    length: size,
    width: size,
    joint: strength,
    jointColour: colour,
    colours,
    variety: strength,
    handmade: strength,
    gloss: strength,
    thin: colour.exactOptional(),
    crackle: size.exactOptional(),
    brushed: strength.exactOptional(),
    round: size.exactOptional(),
    corner: size.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('mosaic'),
    pieces: z.enum(['square', 'penny', 'fan', 'stick', 'broken']),
    pitch: size,
    joint: strength,
    jointColour: colour,
    colours,
    variety: strength,
    gloss: strength,
    split: strength.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('encaustic'),
    pattern: z.enum(['star', 'quatrefoil', 'circles', 'diamond', 'cube', 'flower']),
    colours,
    side: size,
    joint: strength,
    jointColour: colour,
    wear: strength,
  }),
] as const
