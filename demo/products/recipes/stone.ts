import * as z from 'zod'
import { colour, colours, degrees, size, strength } from './fields.ts'

/** Recipes of stone, natural and cast. The surfaces in `demo/surfaces/stone` say what each parameter means. */
export const STONE = [
  z.strictObject({
    family: z.literal('marble'),
    base: colour,
    cloud: colour,
    vein: colour,
    stain: colour.exactOptional(),
    scale: size,
    angle: degrees,
    bold: strength,
    net: strength,
    gloss: strength.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('travertine'),
    light: colour,
    dark: colour,
    rust: colour,
    bed: size,
    open: strength,
    angle: degrees.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('granite'),
    minerals: colours,
    crystal: size,
    gloss: strength.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('slate'),
    base: colour,
    dark: colour,
    rust: colour.exactOptional(),
    cleft: strength,
  }),
  z.strictObject({
    family: z.literal('onyx'),
    bands: colours,
    vein: colour,
    scale: size,
    angle: degrees,
    gloss: strength.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('terrazzo'),
    matrix: colour,
    chips: colours,
    size,
    fill: strength,
    gloss: strength.exactOptional(),
  }),
  z.strictObject({
    family: z.literal('concrete'),
    base: colour,
    dark: colour,
    holes: strength,
    formBoard: size.exactOptional(),
    ties: size.exactOptional(),
    ground: strength.exactOptional(),
  }),
] as const
