import type { DrawRecipe } from '../../materials/kind.ts'
import { HELD_BACK, TRAINED } from '../../materials/recipes/all.ts'

const RECIPES: Record<string, DrawRecipe> = { ...HELD_BACK, ...TRAINED }

/** Evaluation draws from this seed on; training stays below. */
export const FIRST_SEED = 2 ** 30

/** Figures are taken of the ones; what the product decides by is found on the others (`--calibrate`). */
export type Purpose = 'evaluation' | 'calibration'

/** `tuning` serves to find the baseline's best mix and is in no figure. */
export type Group = 'left out' | 'known' | 'tuning'

/** One material of the evaluation: its seed gives its recipe and its piece. */
export interface Sample {
  /** Of its pictures' files. */
  name: string
  group: Group
  family: string
  seed: number
}

/** How many pictures there are of each kind, by default; `share` of it is drawn. */
const PER_GROUP = 700
const TUNING = 120
const UNRELATED = 506

/** Seeds of each group are far apart, so that one can grow without the others changing. */
const SEEDS: Record<Group | 'unrelated' | 'photographs' | 'crowd', number> = {
  'left out': FIRST_SEED,
  known: FIRST_SEED + 1_000_000,
  tuning: FIRST_SEED + 2_000_000,
  unrelated: FIRST_SEED + 3_000_000,
  photographs: FIRST_SEED + 4_000_000,
  crowd: FIRST_SEED + 5_000_000,
}

/**
 * Added to every seed. Once figures are looked at while a rule changes, their seeds are spent (decisions/041): the evaluation moves
 * on, as it has from 0, 20,000,000 and 30,000,000.
 */
const APART: Record<Purpose, number> = { evaluation: 40_000_000, calibration: 10_000_000 }

/** The materials, every family of a group as often as the others. */
export function planSamples(share: number, purpose: Purpose): Sample[] {
  const planned = [
    ...samplesOf('left out', HELD_BACK, PER_GROUP * share),
    ...samplesOf('known', TRAINED, PER_GROUP * share),
    ...samplesOf('tuning', RECIPES, TUNING * share),
  ]
  return planned.map((sample) => ({ ...sample, seed: sample.seed + APART[purpose] }))
}

export function planUnrelated(share: number, purpose: Purpose): number[] {
  const first = SEEDS.unrelated + APART[purpose]
  return Array.from({ length: Math.round(UNRELATED * share) }, (_, index) => first + index)
}

/** Of the spoilings of real photographs. */
export function photographSeed(index: number, purpose: Purpose): number {
  return SEEDS.photographs + APART[purpose] + index
}

/** Materials of all families that nobody asks for: what makes a catalogue large. */
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
      // A family's own thousands: another family more or less leaves these as they are.
      seed: SEEDS[group] + place * 1000 + index,
    })),
  )
}
