import { describe, expect, it } from 'vitest'
import { HELD_BACK, TRAINED } from '../../materials/recipes/all.ts'
import {
  FIRST_SEED,
  photographSeed,
  planCrowd,
  planSamples,
  planSiblings,
  planUnrelated,
  roomSeed,
  SIBLINGS,
} from './samples.ts'
import type { Purpose } from './samples.ts'

const samples = planSamples(1, 'evaluation')
/** Earlier evaluations used the seeds below this, counted from the first one; calibration draws among them. */
const SPENT = 50_000_000

/** Every seed of a purpose, for more pictures than any run draws. */
function seedsFor(purpose: Purpose): number[] {
  const materials = [...planSamples(1, purpose), ...planSiblings(1, purpose), ...planCrowd(10_000, purpose)].map(
    ({ seed }) => seed,
  )
  const rooms = [
    roomSeed({ room: 0 }, purpose),
    roomSeed({ material: 0 }, purpose),
    roomSeed({ material: 1000 }, purpose),
  ]
  return [...materials, ...planUnrelated(2, purpose), photographSeed(0, purpose), ...rooms]
}

describe('the materials of the evaluation', () => {
  it('have different seeds, which training never uses', () => {
    const seeds = [...samples.map(({ seed }) => seed), ...planUnrelated(1, 'evaluation')]
    expect(Math.min(...seeds)).toBeGreaterThanOrEqual(FIRST_SEED)
    expect(Math.max(...seeds)).toBeLessThan(2 ** 31)
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length)
  })

  it('are not those of the calibration, nor any that were seen while a rule changed', () => {
    const seeds = new Set(seedsFor('evaluation'))
    expect(seedsFor('calibration').filter((seed) => seeds.has(seed))).toEqual([])
    expect(Math.min(...seeds)).toBeGreaterThanOrEqual(FIRST_SEED + SPENT)
  })

  it('are half of families that training never sees, half of families that it does', () => {
    const familiesOf = (wanted: string) =>
      new Set(samples.filter(({ group }) => group === wanted).map(({ family }) => family))
    expect([...familiesOf('left out')].sort()).toEqual(Object.keys(HELD_BACK).sort())
    expect([...familiesOf('known')].sort()).toEqual(Object.keys(TRAINED).sort())
    expect(samples.filter(({ group }) => group === 'left out')).toHaveLength(700)
  })

  it('have sets of siblings from every family, each set of one seed', () => {
    const siblings = planSiblings(1, 'evaluation')
    const sets = Object.values(Object.groupBy(siblings, ({ seed }) => seed))
    expect(sets.every((set) => set?.length === SIBLINGS && new Set(set.map(({ family }) => family)).size === 1)).toBe(
      true,
    )
    expect(new Set(siblings.map(({ family }) => family))).toEqual(
      new Set([...Object.keys(HELD_BACK), ...Object.keys(TRAINED)]),
    )
    expect(planSiblings(1 / 5, 'evaluation').length).toBe(siblings.length / 5)
  })

  it('are a fifth of the same ones in a quick run', () => {
    const all = new Set(samples.map(({ name, seed }) => `${name} ${seed}`))
    const few = planSamples(1 / 5, 'evaluation')
    expect(few.filter(({ group }) => group === 'left out')).toHaveLength(140)
    expect(few.filter(({ name, seed }) => !all.has(`${name} ${seed}`))).toEqual([])
  })
})
