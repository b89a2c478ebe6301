import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { everyWord, wordsOfLook } from '../../../contract/looks/words-of-look.ts'
import { lookOf, storedLook } from './look.ts'
import { measurePicture } from './pictures.ts'

type Color = readonly [number, number, number, number?]

/** A picture of one color for each place, in pixels. */
async function drawn(colorAt: (x: number, y: number) => Color, { width = 240, height = 240 } = {}): Promise<Buffer> {
  const rgba = new Uint8Array(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [red, green, blue, alpha = 255] = colorAt(pixel % width, Math.floor(pixel / width))
    rgba.set([red, green, blue, alpha], pixel * 4)
  }
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

async function lookAt(picture: Buffer) {
  const { look } = await measurePicture(picture)
  if (!look) throw new Error('no look was measured')
  return look
}

const wordsAt = async (picture: Buffer) => wordsOfLook(await lookAt(picture), everyWord)

const WHITE: Color = [255, 255, 255]
const INK: Color = [30, 30, 30]
const OAK: Color = [186, 140, 92]
/** Noise that is the same each time, −1..1. */
const noise = (x: number, y: number): number => (Math.sin(x * 12.9898 + y * 78.233) * 43_758.5453) % 1
const plaster = (x: number, y: number): Color => {
  const grain = 4 * noise(x, y)
  return [196 + grain, 192 + grain, 184 + grain]
}
const isGlyph = (x: number, y: number): boolean =>
  x > 20 && x < 210 && y > 24 && y < 200 && y % 16 < 9 && noise(Math.floor(x / 3), Math.floor(y / 3)) > 0.1

describe('what a picture tells', () => {
  it('is plain and calm where it has one colour', async () => {
    expect(await wordsAt(await drawn(() => OAK))).toEqual({ warmth: 'warm', pattern: 'plain', liveliness: 'calm' })
    expect(await wordsAt(await drawn(() => [120, 120, 120]))).toMatchObject({ warmth: 'neutral', pattern: 'plain' })
    expect(await wordsAt(await drawn(() => [70, 100, 170]))).toMatchObject({ warmth: 'cool', pattern: 'plain' })
  })

  it('is striped where lines run across, and repeats at their distance', async () => {
    const look = await lookAt(await drawn((x) => (x % 40 < 20 ? OAK : WHITE)))
    expect(wordsOfLook(look, everyWord).pattern).toBe('striped')
    expect(look.period).toBeCloseTo(40 / 240, 1)
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['text', () => drawn((x, y) => (isGlyph(x, y) ? INK : WHITE))],
    ['a room', () => drawn(roomAt, { width: 320 })],
    ['what is mostly transparent', () => drawn((x, y) => [...plaster(x, y), x > 150 ? 255 : 0] as unknown as Color)],
    ['what is all transparent', () => drawn(() => [200, 90, 20, 0])],
    ['what is half transparent all over', () => drawn(() => [200, 90, 20, 128])],
    ['20 × 20 pixels', () => drawn(plaster, { width: 20, height: 20 })],
    ['a material with a shadow across', () => drawn((x, y) => shaded(plaster(x, y), x + y > 240 ? 0.4 : 1))],
    ['a logo', () => drawn((x, y) => (Math.hypot(x - 120, y - 100) < 60 ? [200, 30, 40] : WHITE))],
    ['a colour chart', () => drawn(chartAt)],
  ])('gives no word of %s', async (_what, picture) => {
    expect(await wordsAt(await picture())).toEqual({})
  })

  it('is packed and unpacked; looks of another edition count as none', async () => {
    const look = await lookAt(await drawn(plaster))
    const stored = storedLook(look)
    expect(stored.every((number) => Number.isInteger(number) && Math.abs(number) < 32_768)).toBe(true)
    const again = lookOf(stored)
    expect(again && storedLook(again)).toEqual(stored)
    expect(again?.reflectance.value).toBeCloseTo(look.reflectance.value, 3)
    expect([lookOf(null), lookOf([]), lookOf([0, ...stored.slice(1)])]).toEqual([undefined, undefined, undefined])
    const [edition = 0] = stored
    const broken = [[edition], [edition, 1], stored.slice(0, -1), [...stored, 0]]
    expect(broken.map(lookOf), 'of another length').toEqual(broken.map(() => undefined))
  })
})

function shaded([red, green, blue]: Color, light: number): Color {
  return [red * light, green * light, blue * light]
}

function roomAt(x: number, y: number): Color {
  if (y > 170) return shaded(OAK, 0.5 + (y - 170) / 140)
  if (x > 200 && x < 280 && y > 30 && y < 110) return [225, 240, 255]
  if (x > 30 && x < 130 && y > 120) return [60, 70, 90]
  return shaded([230, 225, 215], 1 - x / 900)
}

function chartAt(x: number, y: number): Color {
  if (x % 40 < 6 || y % 40 < 6) return INK
  const [column, row] = [Math.floor(x / 40), Math.floor(y / 40)]
  return [(column * 47 + row * 91) % 256, (column * 113 + row * 29) % 256, (column * 71 + row * 157) % 256]
}

describe('the reflectance that is measured', () => {
  // The colours of a ColorChecker Classic in sRGB (BabelColor, averages of 30 charts) with Y under D65 (IEC 61966-2-1), as plain pictures and with joints.
  it.each(checkerColors())('holds that of %s within its ends', async (hex, y) => {
    const color = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Color
    for (const joint of [1, 0.85]) {
      const { reflectance } = await lookAt(
        await drawn((x, row) => shaded(color, x % 60 < 2 || row % 60 < 2 ? joint : 1)),
      )
      expect(reflectance.low).toBeLessThanOrEqual(y)
      expect(reflectance.high).toBeGreaterThanOrEqual(y)
    }
  })
})

/** Measured Y of the patches (BabelColor, 2012), 0..1, beside their sRGB. */
function checkerColors(): [string, number][] {
  return [
    ['#735244', 0.101],
    ['#c29682', 0.358],
    ['#627a9d', 0.193],
    ['#576c43', 0.133],
    ['#8580b1', 0.243],
    ['#67bdaa', 0.431],
    ['#f3f3f2', 0.9],
    ['#c8c8c8', 0.591],
    ['#a0a0a0', 0.362],
    ['#7a7a79', 0.198],
    ['#555555', 0.09],
    ['#343434', 0.031],
  ]
}
