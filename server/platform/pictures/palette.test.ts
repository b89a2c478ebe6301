import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { deltaE00 } from '../../../contract/colors/color-difference.ts'
import { hexOfRgb, labOfHex } from '../../../contract/colors/lab.ts'
import { measurePicture } from './pictures.ts'

const SIDE = 480
const [TILE, GROUT, OAK, WALNUT] = ['#2f6f5f', '#3a3936', '#c9a06a', '#6b4a33']

/** A square picture, drawn pixel by pixel: a colour `#rrggbb`, or `#rrggbbaa`. */
async function aDrawing(colorAt: (x: number, y: number) => string): Promise<Buffer> {
  const rgba = Buffer.alloc(SIDE * SIDE * 4)
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++)
    rgba.write(
      colorAt(pixel % SIDE, Math.floor(pixel / SIDE))
        .slice(1)
        .padEnd(8, 'f'),
      pixel * 4,
      'hex',
    )
  return sharp(rgba, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .png()
    .toBuffer()
}

async function measured(picture: Buffer): Promise<[hex: string, share: number][]> {
  const { palette } = await measurePicture(picture)
  return palette.map(({ rgb, share }) => [hexOfRgb(rgb), share])
}

/** The measured colours in order: the name of a drawn colour within ΔE00 2, else the colour itself. */
async function colorsOf(picture: Buffer, drawn: string[]): Promise<string[]> {
  const found = await measured(picture)
  return found.map(([hex]) => drawn.find((one) => deltaE00(labOfHex(one), labOfHex(hex)) < 2) ?? hex)
}

/** A colour at a fraction of its light, 0..1. */
function shaded(hex: string, light: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * light))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const isInside = (x: number, y: number): boolean => x > 100 && x < 380 && y > 60 && y < 400

describe('the palette of a picture', () => {
  it('of a plain picture is its one colour', async () => {
    expect(await measured(await aDrawing(() => TILE))).toEqual([[TILE, 1]])
    expect(await measured(await aDrawing(() => '#ffffff'))).toEqual([['#ffffff', 1]])
  })

  it.each([
    ['dark', GROUT],
    ['white', '#f4f0e8'],
  ])('contains the tiles and not the %s joints between them', async (_, joint) => {
    expect(await colorsOf(await aDrawing((x, y) => (x % 80 < 6 || y % 80 < 6 ? joint : TILE)), [TILE])).toEqual([TILE])
  })

  it('contains both tones of boards side by side, with their shares', async () => {
    const picture = await aDrawing((x) => (x % 240 < 80 ? WALNUT : OAK))
    expect(await colorsOf(picture, [OAK, WALNUT])).toEqual([OAK, WALNUT])
    const shares = (await measured(picture)).map(([, share]) => share)
    expect(shares[0]).toBeCloseTo(2 / 3, 1)
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 2)
  })

  it('keeps fine chips of another colour', async () => {
    const isChip = (x: number, y: number) => Math.hypot((x % 40) - 20, (y % 40) - 20) < 9
    expect(
      await colorsOf(await aDrawing((x, y) => (isChip(x, y) ? '#a05a3c' : '#e4dccb')), ['#e4dccb', '#a05a3c']),
    ).toEqual(['#e4dccb', '#a05a3c'])
  })

  it('leaves out the white ground around a sample, and transparency', async () => {
    expect(await colorsOf(await aDrawing((x, y) => (isInside(x, y) ? OAK : '#fdfdfd')), [OAK])).toEqual([OAK])
    expect(await colorsOf(await aDrawing((x, y) => (isInside(x, y) ? WALNUT : '#2050ff00')), [WALNUT])).toEqual([
      WALNUT,
    ])
  })

  it('does not take a white material with veins or with a border for a ground', async () => {
    const isVein = (x: number, y: number) => Math.abs(y - 240 - 60 * Math.sin(x / 50)) < 12 && x > 40 && x < 440
    const [first] = await measured(await aDrawing((x, y) => (isVein(x, y) ? '#8c8f94' : '#f7f6f3')))
    expect(first?.[0]).toBe('#f7f6f3')
    expect(
      await colorsOf(await aDrawing((x, y) => (isInside(x, y) ? '#f7f6f3' : WALNUT)), [WALNUT, '#f7f6f3']),
    ).toEqual([WALNUT, '#f7f6f3'])
  })

  it('is one colour under a soft shadow', async () => {
    const picture = await aDrawing((x) => shaded(OAK, 1 - 0.3 * (x / SIDE)))
    expect(await colorsOf(picture, [shaded(OAK, 0.85)])).toEqual([shaded(OAK, 0.85)])
  })

  it('leaves out the thin shadow of one board on the next', async () => {
    expect(await colorsOf(await aDrawing((x) => (x % 120 < 10 ? shaded(OAK, 0.45) : OAK)), [OAK])).toEqual([OAK])
  })

  it('is the same for the same pixels, and leaves out tiny shares', async () => {
    const picture = await aDrawing((x, y) =>
      x < 60 && y < 60 ? '#d01818' : (x + y) % 200 < 90 ? '#1d4e89' : '#d9d4c5',
    )
    expect(await measured(picture)).toEqual(await measured(picture))
    expect(await colorsOf(picture, ['#d9d4c5', '#1d4e89'])).toEqual(['#d9d4c5', '#1d4e89'])
  })
})
