import * as z from 'zod'
import type { Recipe } from '../surfaces/draw.ts'
import { PANELS } from './recipes/panels.ts'
import { STONE } from './recipes/stone.ts'
import { TEXTILES } from './recipes/textiles.ts'
import { TILES } from './recipes/tiles.ts'
import { TIMBER } from './recipes/timber.ts'
import { WALLS } from './recipes/walls.ts'
import { SPECIES } from './timber/species.ts'

/** A change of some parameters of the product's recipe; it never changes the family. */
export type Change = Partial<ParametersOf<Recipe>>
type ParametersOf<Each> = Each extends Recipe ? Omit<Each, 'family'> : never

const FAMILIES = [...PANELS, ...STONE, ...TEXTILES, ...TILES, ...TIMBER, ...WALLS] as const
const names = FAMILIES.map(({ shape }) => shape.family.value).sort()

/** What a product's surface is drawn from, as a data file states it. */
export const recipe: z.ZodType<Recipe> = z.preprocess(
  withSpecies,
  z.discriminatedUnion('family', FAMILIES, {
    error: ({ code }) => (code === 'invalid_union' ? `must be one of ${names.join(', ')}` : undefined),
  }),
)

/** What a SKU's recipe may state otherwise than its product's, by family. */
const CHANGES = new Map<string, z.ZodType>(
  FAMILIES.map((family) => [family.shape.family.value, z.strictObject(family.shape).omit({ family: true }).partial()]),
)

/** The schema of a change of that family's recipe. */
export function changeOf(family: Recipe['family']): z.ZodType | undefined {
  return CHANGES.get(family)
}

/** Families that may name a species in place of its figures. */
const OF_TIMBER = new Set<unknown>(['boards', 'slats', 'endGrain'])

/** Puts the figures of a species where a recipe names its `timber`; what the recipe states itself goes first. */
function withSpecies(written: unknown, context: z.RefinementCtx): unknown {
  if (!isRecord(written) || !('timber' in written) || !OF_TIMBER.has(written['family'])) return written
  const { timber, ...own } = written
  const species = SPECIES.get(String(timber))
  if (species) return { ...species, ...own }
  context.addIssue({ code: 'custom', path: ['timber'], message: `must be one of ${[...SPECIES.keys()].join(', ')}` })
  return z.NEVER
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
