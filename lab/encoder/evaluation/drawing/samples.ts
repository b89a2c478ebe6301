import type { DrawRecipe } from '../../materials/kind.ts'
import { HELD_BACK, TRAINED } from '../../materials/recipes/all.ts'

const RECIPES: Record<string, DrawRecipe> = { ...HELD_BACK, ...TRAINED }

/** The evaluation draws from this seed on; training stays below. */
export const FIRST_SEED = 2 ** 30

/** `evaluation` pictures give the figures; `calibration` pictures give the product's constants (`--calibrate`). */
export type Purpose = 'evaluation' | 'calibration'

/** `tuning` finds the baseline's best weights and is in no figure. */
export type Group = 'left out' | 'known' | 'tuning'

/** One material of the evaluation. Its seed determines recipe and piece. */
export interface Sample {
  /** The base name of its picture files. */
  name: string
  group: Group
  family: string
  seed: number
}

/** One of `SIBLINGS` that share a seed: pieces of one material, or nearly. */
export interface Sibling extends Pick<Sample, 'name' | 'family' | 'seed'> {
  group: Exclude<Group, 'tuning'>
  /** From 0 up to but not including `SIBLINGS`. */
  sibling: number
}

export const SIBLINGS = 20

/** Whether a sibling is another region of one large surface; the others are pieces made with near parameters. */
export function isRegion({ sibling }: Pick<Sibling, 'sibling'>): boolean {
  return sibling % 2 === 0
}

/** How many sets of siblings each family has. */
const SETS: Record<Sibling['group'], number> = { 'left out': 6, known: 1 }

/** How many pictures of each kind there are; `share` of them are drawn. */
const PER_GROUP = 700
const TUNING = 120
const UNRELATED = 976

/** The seeds of the groups are far apart, so that one can grow without changing the others. */
const SEEDS: Record<Group | 'unrelated' | 'photographs' | 'crowd' | 'rooms' | 'siblings', number> = {
  'left out': FIRST_SEED,
  known: FIRST_SEED + 1_000_000,
  tuning: FIRST_SEED + 2_000_000,
  unrelated: FIRST_SEED + 3_000_000,
  photographs: FIRST_SEED + 4_000_000,
  crowd: FIRST_SEED + 5_000_000,
  rooms: FIRST_SEED + 6_000_000,
  siblings: FIRST_SEED + 7_000_000,
}

/**
 * Added to every seed. Seeds are spent once somebody saw their figures while changing a rule (decisions/041); the
 * evaluation has moved on from 0, 20,000,000, 30,000,000 and 40,000,000.
 */
const APART: Record<Purpose, number> = { evaluation: 50_000_000, calibration: 10_000_000 }

/** Plans the materials; every family of a group comes equally often. */
export function planSamples(share: number, purpose: Purpose): Sample[] {
  const planned = [
    ...samplesOf('left out', HELD_BACK, PER_GROUP * share),
    ...samplesOf('known', TRAINED, PER_GROUP * share),
    ...samplesOf('tuning', RECIPES, TUNING * share),
  ]
  return planned.map((sample) => ({ ...sample, seed: sample.seed + APART[purpose] }))
}

/** Plans the siblings, set by set. */
export function planSiblings(share: number, purpose: Purpose): Sibling[] {
  const sets = (['left out', 'known'] as const).flatMap((group) =>
    Object.keys(group === 'known' ? TRAINED : HELD_BACK).flatMap((family) =>
      Array.from({ length: SETS[group] }, () => ({ group, family })),
    ),
  )
  const planned = sets.map((set, place) => ({ ...set, seed: SEEDS.siblings + APART[purpose] + place * 1000 }))
  const wanted = planned.filter((_, place) => Math.floor(place * share) !== Math.floor((place - 1) * share))
  return wanted.flatMap((set) =>
    Array.from({ length: SIBLINGS }, (_, sibling) => ({ ...set, sibling, name: `siblings-${set.seed}-${sibling}` })),
  )
}

export function planUnrelated(share: number, purpose: Purpose): number[] {
  const first = SEEDS.unrelated + APART[purpose]
  return Array.from({ length: Math.round(UNRELATED * share) }, (_, index) => first + index)
}

/** The seed for degrading a real photograph. */
export function photographSeed(index: number, purpose: Purpose): number {
  return SEEDS.photographs + APART[purpose] + index
}

/** The seed of a room, or the first of a hundred of a material of the rooms. */
export function roomSeed(of: { room: number } | { material: number }, purpose: Purpose): number {
  return SEEDS.rooms + APART[purpose] + ('room' in of ? of.room : 100_000 + of.material * 100)
}

/** Plans materials of all families that nobody asks for, which make the catalogue large. */
export function planCrowd(count: number, purpose: Purpose): Pick<Sample, 'family' | 'seed'>[] {
  const families = Object.keys(RECIPES)
  return Array.from({ length: count }, (_, index) => ({
    family: families[index % families.length] ?? '',
    seed: SEEDS.crowd + APART[purpose] + index,
  }))
}

export function recipeDrawerOf(family: string): DrawRecipe {
  const draw = RECIPES[family]
  if (!draw) throw new Error(`No family ${family}`)
  return draw
}

function samplesOf(group: Group, families: Record<string, DrawRecipe>, wanted: number): Sample[] {
  const names = Object.keys(families)
  const each = Math.max(2, Math.round(wanted / names.length))
  return names.flatMap((family, place) =>
    Array.from({ length: each }, (_, index) => ({
      name: `${group.replace(' ', '-')}-${family}-${index}`,
      group,
      family,
      // A thousand seeds for each family: adding or removing one leaves the others unchanged.
      seed: SEEDS[group] + place * 1000 + index,
    })),
  )
}
