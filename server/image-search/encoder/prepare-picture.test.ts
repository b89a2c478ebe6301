import fc from 'fast-check'
import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { preparePicture, sizeOfInput } from './prepare-picture.ts'

const TERRACOTTA = { r: 200, g: 100, b: 60 }
const HALF = 128 / 255

function plain(width: number, height: number, background: object | string = TERRACOTTA): Sharp {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Left to right from dark to light in red; top to bottom in green. */
function ramps(width: number, height: number): Sharp {
  const rgb = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rgb.set([Math.round((x / (width - 1)) * 255), Math.round((y / (height - 1)) * 255), 40], (y * width + x) * 3)
  return sharp(rgb, { raw: { width, height, channels: 3 } })
}

/** Red, green and blue, 0..255, of a pixel in the encoder's input. */
async function pixelOf(picture: Sharp, at: (width: number, height: number) => [x: number, y: number] = () => [0, 0]) {
  const { pixels, width, height } = await preparePicture(await picture.toBuffer())
  const [x, y] = at(width, height)
  expect(pixels).toHaveLength(3 * width * height)
  return [0, 1, 2].map((plane) => Math.round((pixels[(plane * height + y) * width + x] ?? 0) * 255))
}

function expectNear(found: number[], wanted: number[], tolerance: number): void {
  const farthest = Math.max(...wanted.map((value, channel) => Math.abs((found[channel] ?? 0) - value)))
  expect(farthest, `${found.join(' ')} for ${wanted.join(' ')}`).toBeLessThanOrEqual(tolerance)
}

describe('a picture for the encoder', () => {
  it('has a shorter side of 160 pixels and a longer one of at most 320', async () => {
    expect(sizeOfInput(1000, 700)).toEqual({ width: 229, height: 160 })
    expect(sizeOfInput(700, 1000)).toEqual({ width: 160, height: 229 })
    expect(sizeOfInput(90, 90)).toEqual({ width: 160, height: 160 })
    expect(sizeOfInput(5000, 300)).toEqual({ width: 320, height: 160 })
    const side = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 6000 }))
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        const { pixels, ...size } = await preparePicture(await plain(width, height).png().toBuffer())
        expect(size).toEqual(sizeOfInput(width, height))
        expect(Math.min(size.width, size.height)).toBe(160)
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(320)
        expect(pixels[0]).toBeCloseTo(TERRACOTTA.r / 255, 5)
      }),
      { numRuns: 30 },
    )
  })

  it('keeps every pixel, plane by plane, if it already has the size', async () => {
    const bytes = await ramps(240, 160).raw().toBuffer()
    const { pixels } = await preparePicture(await ramps(240, 160).png().toBuffer())
    const planes = [0, 1, 2].flatMap((channel) => Array.from(bytes.filter((_, at) => at % 3 === channel)))
    expect(pixels).toEqual(Float32Array.from(planes, (value) => value / 255))
  })

  it('is cropped to its middle if it is longer than two to one', async () => {
    const left = await pixelOf(ramps(1600, 200).png())
    const right = await pixelOf(ramps(1600, 200).png(), (width) => [width - 1, 0])
    expect(left[0]).toBeCloseTo((255 * 3) / 8, -1)
    expect(right[0]).toBeCloseTo((255 * 5) / 8, -1)
  })

  it('stands upright, however the camera was held', async () => {
    const turned = ramps(300, 200).withMetadata({ orientation: 6 }).jpeg({ quality: 100 })
    const { width, height } = await preparePicture(await turned.toBuffer())
    expect({ width, height }).toEqual({ width: 160, height: 240 })
    // What was on the left lies on top.
    expect((await pixelOf(turned, () => [80, 5]))[0]).toBeLessThan(20)
    expect((await pixelOf(turned, () => [80, 234]))[0]).toBeGreaterThan(235)
  })

  it('lies on mid-grey where it is transparent', async () => {
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: { ...TERRACOTTA, alpha: 0 } } })
    expect(await pixelOf(clear.png())).toEqual([128, 128, 128])
    const half = sharp({ create: { width: 50, height: 50, channels: 4, background: { ...TERRACOTTA, alpha: HALF } } })
    expect(await pixelOf(half.webp({ lossless: true }))).toEqual([164, 113, 93])
  })

  it('is in 8-bit sRGB, whatever its own format', async () => {
    const [clay, grey] = [
      { r: 150, g: 120, b: 100 },
      { r: 90, g: 90, b: 90 },
    ]
    expect(await pixelOf(plain(50, 50).toColourspace('rgb16').png())).toEqual([200, 100, 60])
    expect(await pixelOf(plain(50, 50, grey).toColourspace('b-w').png())).toEqual([90, 90, 90])
    expect(await pixelOf(plain(50, 50, grey).toColourspace('grey16').png())).toEqual([90, 90, 90])
    expectNear(await pixelOf(plain(50, 50).withIccProfile('p3').png()), [200, 100, 60], 2)
    // What can be printed alone.
    expectNear(await pixelOf(plain(50, 50, clay).toColourspace('cmyk').jpeg({ quality: 100 })), [150, 120, 100], 12)
  })

  it('keeps pure white and pure black', async () => {
    for (const [color, level] of [['#ffffff', 1] as const, ['#000000', 0] as const]) {
      const { pixels } = await preparePicture(await plain(70, 50, color).jpeg({ quality: 100 }).toBuffer())
      expect(pixels.every((value) => value === level)).toBe(true)
    }
  })

  it('is the first of several frames', async () => {
    const frames = await Promise.all(
      [TERRACOTTA, { r: 0, g: 0, b: 255 }].map((color) => plain(40, 40, color).png().toBuffer()),
    )
    const moving = () => sharp(frames, { join: { animated: true } })
    expect(await pixelOf(moving().webp({ lossless: true }))).toEqual([200, 100, 60])
    expectNear(await pixelOf(moving().gif()), [200, 100, 60], 4)
  })

  it('is refused if it is none', async () => {
    await expect(preparePicture(new Uint8Array())).rejects.toThrow('broken')
    await expect(preparePicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).rejects.toThrow(
      'not a picture we take',
    )
    const whole = await ramps(400, 400).jpeg().toBuffer()
    await expect(preparePicture(whole.subarray(0, whole.length / 2))).rejects.toThrow('broken')
  })
})
