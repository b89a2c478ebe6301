import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { aPicture } from '../../testing/factories.ts'
import { aMaterial, aRoom } from '../../testing/materials.ts'
import type { Place } from '../../testing/materials.ts'
import { drawTextPages, HAN } from '../../testing/text-page.ts'
import type { TextPage } from '../../testing/text-page.ts'
import { createColorsThread } from './colors-thread.ts'
import { findRegions } from './find-regions.ts'
import { surfacesIn } from './regions.ts'
import { surfacePixels } from './surface-pixels.ts'

const colors = createColorsThread({ warn: (): void => undefined })
afterAll(() => colors.close())
const surfacesOf = async (picture: Buffer) => findRegions(colors, await surfacePixels(picture))

const halves: Place[] = [
  { x: 0, y: 0, w: 0.5, h: 1 },
  { x: 0.5, y: 0, w: 0.5, h: 1 },
]
const wallAndFloor: Place[] = [
  { x: 0, y: 0, w: 1, h: 0.6 },
  { x: 0, y: 0.6, w: 1, h: 0.4 },
]
const quarters: Place[] = [0, 0.5].flatMap((y) => [0, 0.5].map((x) => ({ x, y, w: 0.5, h: 0.5 })))
const sofa: Place[] = [...wallAndFloor, { x: 0.3, y: 0.4, w: 0.4, h: 0.4 }]

const ROOMS: [string, Place[], string[]][] = [
  ['a wall above a floor', wallAndFloor, ['Linen', 'Herringbone']],
  ['brick above terrazzo', wallAndFloor, ['Brick', 'Terrazzo']],
  ['marble beside cork', halves, ['Marble', 'Cork']],
  ['four samples', quarters, ['Brick', 'Marble', 'Herringbone', 'Terrazzo']],
  ['a sofa before both', sofa, ['Marble', 'Herringbone', 'Velvet']],
]

const overlap = (one: Place, other: Place) =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y))

/** The part of a rectangle that shows a place, less what covers it. */
const shareInside = (rectangle: Place, place: number, places: Place[]) => {
  const own = places[place]
  if (!own) return 0
  const hidden = places.slice(place + 1).reduce((sum, front) => sum + overlap(rectangle, front), 0)
  return (overlap(rectangle, own) - hidden) / (rectangle.w * rectangle.h)
}

const found = new Map<string, ReturnType<typeof findRegions>>()
/** Each room is drawn only once. */
const regionsOf = (room: string, places: Place[], names: string[]) => {
  const regions = found.get(room) ?? aRoom(places, names).then(surfacesOf)
  found.set(room, regions)
  return regions
}

const PAGES: [string, TextPage][] = [
  ['a page of text', {}],
  ['small text', { size: 13 }],
  ['large text', { size: 40 }],
  ['Chinese text', { text: HAN, size: 22 }],
  ['grey text on cream', { ink: '#555555', paper: '#f4efe2' }],
  ['a page a little askew', { angle: 3 }],
]
const drawn = await drawTextPages(PAGES.map(([, page]) => page))
const pages = new Map(PAGES.map(([name], at) => [name, drawn[at]]))

describe('the surfaces found in a picture', () => {
  it.each(ROOMS)('each lie within one material: %s', async (room, places, names) => {
    const regions = await regionsOf(room, places, names)
    for (const region of regions) {
      expect(Math.max(...places.map((_place, at) => shareInside(region, at, places)))).toBeGreaterThanOrEqual(0.9)
    }
  })

  it.each(ROOMS)('show each of its materials: %s', async (room, places, names) => {
    const regions = await regionsOf(room, places, names)
    const shown = places.map((_place, at) => regions.some((region) => shareInside(region, at, places) >= 0.9))
    expect(shown).toEqual(places.map(() => true))
  })

  it.each(['Linen', 'Herringbone', 'Terrazzo', 'Brick', 'Cork'])('are none if all of it is %s', async (name) => {
    expect(await surfacesOf(await aMaterial(name))).toEqual([])
  })

  it.each(PAGES)('are none on %s', async (name) => {
    expect(await surfacesOf(pages.get(name) ?? Buffer.of())).toEqual([])
  })

  it('of a page of text are its pictures', async () => {
    const sample = await sharp(await aMaterial('Herringbone', { side: 400 })).toBuffer()
    const page = await sharp(pages.get('a page of text'))
      .composite([{ input: sample, left: 250, top: 400 }])
      .toBuffer()
    const [only, ...more] = await surfacesOf(page)
    expect(more).toEqual([])
    expect(
      shareInside(only as Place, 0, [{ x: 250 / 900, y: 400 / 1200, w: 400 / 900, h: 400 / 1200 }]),
    ).toBeGreaterThan(0.9)
  })

  it.each(['Terrazzo', 'Perforated metal', 'Mosaic', 'Birch plywood', 'Encaustic tile'])(
    'is %s on white too',
    async (name) => {
      const input = await aMaterial(name, { side: 700 })
      const ground = { create: { width: 1200, height: 1000, channels: 3, background: '#fafafa' } } as const
      const whole = await sharp(ground)
        .composite([{ input, left: 250, top: 150 }])
        .png()
        .toBuffer()
      const places = (await surfacesOf(whole)).map((region) =>
        shareInside(region, 0, [{ x: 250 / 1200, y: 0.15, w: 700 / 1200, h: 0.7 }]),
      )
      expect(Math.max(...places)).toBeGreaterThan(0.9)
    },
  )

  it('are none in a picture of one colour, and of a single pixel', async () => {
    expect(await surfacesOf(await aPicture({ width: 400, height: 300 }))).toEqual([])
    expect(await surfacesOf(await aPicture({ width: 1, height: 1 }))).toEqual([])
  })

  it('come with their colours, the larger of two alike first', async () => {
    const blue = await aPicture({ color: '#203080', width: 400, height: 300 })
    const picture = await sharp(blue)
      .composite([{ input: await aPicture({ color: '#d0c020', width: 400, height: 90 }), gravity: 'south' }])
      .png()
      .toBuffer()
    expect((await surfacesOf(picture)).map(({ hex }) => hex)).toEqual(['#203080', '#d0c020'])
  })

  it('begin with a floor, not with the larger, plain and bright ceiling above it', async () => {
    const ceiling = await aPicture({ color: '#e8e6e0', width: 480, height: 360 })
    const floor = await sharp(await aMaterial('Herringbone', { side: 480 }))
      .resize(480, 130, { fit: 'cover' })
      .toBuffer()
    const picture = await sharp(ceiling)
      .composite([{ input: floor, gravity: 'south' }])
      .png()
      .toBuffer()
    const [first, second] = await surfacesOf(picture)
    expect(first?.y).toBeGreaterThan(0.6)
    expect(second?.y).toBe(0)
  })

  it('are not broken by light that falls off over a wall', async () => {
    const shade = Buffer.from(
      Uint8Array.from({ length: 480 * 360 * 4 }, (_, at) => (at % 4 === 3 ? ((at >> 2) % 480) / 6 : 0)),
    )
    const light = { input: shade, raw: { width: 480, height: 360, channels: 4 as const } }
    const room = await aRoom(wallAndFloor, ['Linen', 'Herringbone'])
    const regions = await surfacesOf(await sharp(room).composite([light]).png().toBuffer())
    expect(regions).toHaveLength(2)
    for (const { w } of regions) expect(w).toBeGreaterThan(0.9)
  })

  it('lie within the picture and cover at least 3 % of it, whatever it shows', () => {
    const side = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(side, side, fc.uint8Array({ minLength: 12, maxLength: 300 }), (width, height, bytes) => {
        const rgb = Uint8Array.from({ length: width * height * 3 }, (_, at) => bytes[(at >> 5) % bytes.length] ?? 0)
        const surfaces = surfacesIn({ rgb, width, height })
        expect(surfaces.length).toBeLessThanOrEqual(5)
        for (const { x, y, w, h } of surfaces) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1 + Number.EPSILON)
          expect(w * h).toBeGreaterThanOrEqual(0.03 - Number.EPSILON)
        }
      }),
    )
  })
})
