import { describe, expect, it } from 'vitest'
import { type Pattern, PATTERNS } from './encaustic-patterns.ts'

const places = Array.from({ length: 81 }, (_, index) => (index - 40) / 40)

function coloursAt({ inlays, cut }: Pattern, x: number, y: number): number {
  const depths = new Float64Array(inlays.length)
  cut(x, y, depths)
  // The topmost inlay at the place; the ground is colour 0.
  return inlays.findLast((_, layer) => (depths[layer] ?? -1) > 0) ?? 0
}

describe('an encaustic pattern', () => {
  it.each(Object.entries<Pattern>(PATTERNS))('of %s goes on over the joint into the next tile', (_name, pattern) => {
    const edge = 1 - 1e-9
    for (const place of places.map((at) => at + 0.003)) {
      expect(coloursAt(pattern, edge, place)).toBe(coloursAt(pattern, -edge, place))
      expect(coloursAt(pattern, place, edge)).toBe(coloursAt(pattern, place, -edge))
    }
  })
})
