import * as z from 'zod'
import type { Recipe } from '../surfaces/draw.ts'
import { PANELS } from './recipes/panels.ts'
import { STONE } from './recipes/stone.ts'
import { TEXTILES } from './recipes/textiles.ts'
import { TILES } from './recipes/tiles.ts'
import { TIMBER } from './recipes/timber.ts'
import { WALLS } from './recipes/walls.ts'
import { SPECIES } from './timber/species.ts'

/** Some parameters of a recipe, which replace the product's own. The family never changes. */
export type Change = Partial<ParametersOf<Recipe>>
type ParametersOf<Each> = Each extends Recipe ? Omit<Each, 'family'> : never

const FAMILIES = [...PANELS, ...STONE, ...TEXTILES, ...TILES, ...TIMBER, ...WALLS] as const
const names = FAMILIES.map(({ shape }) => shape.family.value).sort()

/** Reads a recipe: the family of a surface, and its parameters. */
export const recipe: z.ZodType<Recipe> = z.preprocess(
  withSpecies,
  z.discriminatedUnion('family', FAMILIES, {
    error: ({ code }) => (code === 'invalid_union' ? `must be one of ${names.join(', ')}` : undefined),
  }),
)

/** The schema of a `Change`, by family. */
const CHANGES = new Map<string, z.ZodType>(
  FAMILIES.map((family) => [family.shape.family.value, z.strictObject(family.shape).omit({ family: true }).partial()]),
)

/** The schema of a `Change` to a recipe of that family. */
export function changeOf(family: Recipe['family']): z.ZodType | undefined {
  return CHANGES.get(family)
}

/** Families whose recipe may name a `timber`. */
const OF_TIMBER = new Set<unknown>(['boards', 'slats', 'endGrain'])

/** Replaces `timber` by the parameters of that species; parameters that the recipe states itself win. */
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
