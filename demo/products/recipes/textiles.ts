import * as z from 'zod'
import { colour, colours, size, strength } from './fields.ts'

/** Recipes of cloth, felt, leather and carpet. The surfaces in `demo/surfaces/textiles` say what each parameter means. */
export const TEXTILES = [
  z.strictObject({
    family: z.literal('weave'),
    warp: colour,
    weft: colour,
    pitch: size,
    structure: z.enum(['plain', 'basket', 'twill', 'herringbone', 'sheer']),
    slub: strength,
    full: strength.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('felt'),
    texture: z.enum(['felt', 'boucle', 'pile']),
    base: colour,
    fibres: colours,
    loop: size.exactOptional(),
    folds: strength.exactOptional(),
    crush: strength.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('leather'),
    base: colour,
    deep: colour,
    grain: z.enum(['full', 'pebble', 'suede', 'crocodile']),
    scale: size,
    gloss: strength,
  }),
  z.strictObject({
    family: z.literal('carpet'),
    pile: z.enum(['loop', 'cut']),
    yarns: colours,
    design: z.enum(['plain', 'tweed', 'stripe', 'check', 'rib']),
    gauge: size,
    repeat: size.exactOptional(),
  }),
] as const
