import { describe, expect, it } from 'vitest'
import { SIDE } from './kind.ts'
import { KINDS, SIBLINGS, drawMaterial } from './material.ts'
import { HELD_BACK } from './recipes/all.ts'

/** The first sibling of forty families. */
const seeds = Array.from({ length: 40 }, (_, index) => (700 + index) * SIBLINGS)
const materials = seeds.map(drawMaterial)

describe('a material of the training set', () => {
  it('is five planes of bytes, the same for a seed', () => {
    for (const { planes } of materials) expect(planes.length).toBe(5 * SIDE * SIDE)
    expect(drawMaterial(seeds[0] ?? 0)).toEqual(materials[0])
  })

  it('is of many kinds, and never of a family that is left out', () => {
    const kinds = new Set(materials.map(({ kind }) => kind))
    expect(kinds.size).toBeGreaterThan(15)
    expect(Object.keys(HELD_BACK).filter((family) => kinds.has(family))).toEqual([])
    expect([...kinds].filter((kind) => !KINDS.includes(kind))).toEqual([])
  })

  it('shows something: its colour varies, or its slope does', () => {
    const flat = materials.filter(({ planes }) => [0, 1, 2, 3, 4].every((plane) => spreadOf(planes, plane) < 1))
    expect(flat.map(({ kind }) => kind)).toEqual([])
  })

  it('has no mean slope, whatever its relief', () => {
    for (const { planes } of materials) {
      for (const plane of [3, 4]) expect(Math.abs(meanOf(planes, plane) - 128)).toBeLessThan(20)
    }
  })
})

describe('the siblings of a family', () => {
  const families = seeds
    .slice(0, 12)
    .map((first) => Array.from({ length: SIBLINGS }, (_, place) => drawMaterial(first + place)))

  it('are of one kind, and no two are the same picture', () => {
    for (const family of families) {
      expect(new Set(family.map(({ kind }) => kind)).size).toBe(1)
      expect(new Set(family.map(({ planes }) => Buffer.from(planes).toString('latin1'))).size).toBe(SIBLINGS)
    }
  })

  it('begin with two regions of one surface, whose colours are nearer than those of the others', () => {
    const away = (place: number) =>
      families.reduce((sum, [first, ...others]) => {
        const other = others[place]
        return first && other ? sum + Math.abs(meanOf(first.planes, 1) - meanOf(other.planes, 1)) : sum
      }, 0)
    expect(away(0)).toBeLessThan(away(1) / 2)
    expect(away(0)).toBeLessThan(away(2) / 2)
  })
})

function meanOf(planes: Uint8Array, plane: number): number {
  const bytes = planes.subarray(plane * SIDE * SIDE, (plane + 1) * SIDE * SIDE)
  return bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length
}

/** Standard deviation of a plane's bytes. */
function spreadOf(planes: Uint8Array, plane: number): number {
  const mean = meanOf(planes, plane)
  const bytes = planes.subarray(plane * SIDE * SIDE, (plane + 1) * SIDE * SIDE)
  return Math.sqrt(bytes.reduce((sum, byte) => sum + (byte - mean) ** 2, 0) / bytes.length)
}
