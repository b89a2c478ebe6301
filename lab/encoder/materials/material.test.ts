import { describe, expect, it } from 'vitest'
import { SIDE } from './kind.ts'
import { drawMaterial } from './material.ts'
import { HELD_BACK } from './recipes/all.ts'

const seeds = Array.from({ length: 40 }, (_, index) => 700 + index)
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
