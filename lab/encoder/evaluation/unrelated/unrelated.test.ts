import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawUnrelated, UNRELATED_KINDS } from './all.ts'

const kindCount = UNRELATED_KINDS.length

describe('pictures that have nothing to do with materials', () => {
  it('are of at least 60 kinds, each with a name of its own', () => {
    expect(new Set(UNRELATED_KINDS.map(({ name }) => name)).size).toBe(kindCount)
    expect(kindCount).toBeGreaterThanOrEqual(60)
  })

  it.each(UNRELATED_KINDS.map(({ name }, index) => [name, index] as const))(
    'repeat themselves for a seed and differ between seeds: %s',
    async (name, index) => {
      const [first, again, other] = await Promise.all([
        drawUnrelated(index),
        drawUnrelated(index),
        drawUnrelated(index + kindCount),
      ])
      expect([first.kind, other.kind]).toEqual([name, name])
      expect(again.picture.equals(first.picture)).toBe(true)
      expect(other.picture.equals(first.picture)).toBe(false)
    },
  )

  it('are JPEG or PNG, 240 to 900 pixels a side and no longer than 3:2, whatever the seed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const { picture } = await drawUnrelated(seed)
        const { format, width, height } = await sharp(picture).metadata()
        const { channels } = await sharp(picture).stats()
        const [short, long] = [Math.min(width, height), Math.max(width, height)]
        expect(['jpeg', 'png']).toContain(format)
        expect(short).toBeGreaterThanOrEqual(240)
        expect(long).toBeLessThanOrEqual(900)
        expect(long / short).toBeLessThanOrEqual(1.5)
        expect(channels.length).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 40 },
    )
  })
})
