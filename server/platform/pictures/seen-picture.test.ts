import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { SeenPart } from '../../../contract/boards/layout/seen-parts.ts'
import { readParts, showSeen, writeParts } from './seen-picture.ts'

const [SEEN, SECRET] = ['#2f7a4f', '#ff00ff']
/** A picture of one colour with areas of the secret one. */
async function aPicture(areas: { left: number; top: number; width: number; height: number }[]): Promise<Buffer> {
  const canvas = (background: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background } })
  const covers = await Promise.all(
    areas.map(async ({ left, top, width, height }) => ({
      input: await canvas(SECRET, width, height).png().toBuffer(),
      left,
      top,
    })),
  )
  return canvas(SEEN, 400, 300).composite(covers).png().toBuffer()
}

/** The pixels that are more of the secret colour than of the other. */
async function secretsIn(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let count = 0
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red > 130 && blue > 130 && green < 100) count += 1
  }
  return count
}

const box = (x: number, y: number, w: number, h: number): SeenPart => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

describe('a picture of which parts are seen', () => {
  it.each([
    ['one part', [box(0.5, 0, 0.5, 1)], [{ left: 0, top: 0, width: 200, height: 300 }]],
    [
      'two parts',
      [box(0, 0, 0.25, 0.5), box(0.5, 0, 0.5, 0.5)],
      [
        { left: 100, top: 0, width: 100, height: 300 },
        { left: 0, top: 150, width: 400, height: 150 },
      ],
    ],
    ['nothing', [], [{ left: 0, top: 0, width: 400, height: 300 }]],
    [
      'a triangle',
      [
        [
          [0, 0],
          [1, 0],
          [0, 1],
        ] as const,
      ],
      [{ left: 210, top: 160, width: 190, height: 140 }],
    ],
    [
      'the middle of a background',
      [{ ratio: 1 }],
      [
        { left: 0, top: 0, width: 50, height: 300 },
        { left: 350, top: 0, width: 50, height: 300 },
      ],
    ],
  ])('keeps its size and has nothing else in it: %s', async (_name, seen, areas) => {
    // prettier-ignore
    const picture = await aPicture(areas)
    expect(await secretsIn(picture)).toBeGreaterThan(9000)
    const shown = await showSeen(picture, { seen })
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 300 })
    expect(await secretsIn(shown)).toBe(0)
    expect(await secretsIn(await showSeen(picture, { seen, width: 90 }))).toBe(0)
  })

  it('is unchanged where it is seen', async () => {
    const picture = await aPicture([{ left: 200, top: 0, width: 200, height: 300 }])
    const shown = await showSeen(picture, { seen: [box(0.5, 0.5, 0.5, 0.5)] })
    expect(await secretsIn(shown)).toBe(400 * 300)
  })
})

const inUnits = (corners: number[][]) =>
  corners.map((corner) => corner.map((share) => Math.round(share * 20_000))).join(' ')

describe('parts in an address', () => {
  it('come back as they were, to an eighth of a pixel', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const polygon = fc.array(fc.tuple(share, share), { minLength: 3, maxLength: 30 })
    fc.assert(
      fc.property(fc.uniqueArray(polygon, { maxLength: 5, selector: inUnits }), (parts) => {
        const read = readParts(writeParts(parts)) as [number, number][][]
        expect(read).toHaveLength(parts.length)
        for (const [place, part] of read.entries())
          for (const [corner, [x, y]] of part.entries()) {
            expect(Math.abs(x - (parts[place]?.[corner]?.[0] ?? 0))).toBeLessThan(1 / 20_000)
            expect(Math.abs(y - (parts[place]?.[corner]?.[1] ?? 0))).toBeLessThan(1 / 20_000)
          }
      }),
    )
    expect(readParts(writeParts([{ ratio: 1.5 }]))).toEqual([{ ratio: 1.5 }])
    expect(readParts(writeParts([]))).toEqual([])
  })

  it('never make it too long for a proxy; what has no room is not seen', () => {
    const parts = Array.from({ length: 500 }, (_, place) => box(Math.sin(place) ** 2 / 2, Math.cos(place) ** 2 / 2, 0.3, 0.3)) // prettier-ignore
    const text = writeParts(parts)
    expect(text.length).toBeLessThanOrEqual(6000)
    expect(readParts(text).length).toBeGreaterThan(100)
  })
})
