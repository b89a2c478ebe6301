import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openEncoder } from './encoder.ts'
import type { Encoder } from './encoder.ts'
import { preparePicture } from './prepare-picture.ts'

const FILE = fileURLToPath(new URL('quarry-encoder.onnx', import.meta.url))
const FIXTURES = new URL('../../testing/image-search/encoder-fixture/', import.meta.url)
const LARGEST_FILE_BYTES = 8 * 1024 * 1024

/** The tolerances for two decoders with different rounding: of a channel's mean, and of single pixels beside edges. */
const MEAN_TOLERANCE = 0.5 / 255
const PIXEL_TOLERANCE = 4 / 255
/** The likeness of a picture to itself that half precision and those tolerances leave. */
const LEAST_LIKENESS = 0.999

const fixtureSchema = z.object({
  pictures: z.array(
    z.object({
      file: z.string(),
      /** The picture as training prepares it, 0..1: the mean of each channel, and the values at places (y, x). */
      pixels: z.object({
        mean: z.tuple([z.number(), z.number(), z.number()]),
        sample: z.array(z.tuple([z.int(), z.int(), z.number(), z.number(), z.number()])),
      }),
      embedding: z.array(z.number()),
      /** The vector as a picture of the catalogue. */
      indexed: z.array(z.number()),
    }),
  ),
})

const { pictures } = fixtureSchema.parse(
  JSON.parse(readFileSync(new URL('encoder-fixture.json', FIXTURES), 'utf8')) as unknown,
)

let encoder: Encoder
beforeAll(async () => {
  encoder = await openEncoder(FILE)
})
afterAll(() => encoder.close())

describe('the encoder that we trained', () => {
  it('has a file of at most 8 MB, and reference pictures', () => {
    expect(readFileSync(FILE).length).toBeLessThanOrEqual(LARGEST_FILE_BYTES)
    expect(pictures.length).toBeGreaterThan(0)
    expect(readdirSync(FIXTURES)).toEqual(expect.arrayContaining(pictures.map(({ file }) => file)))
  })

  it.each(pictures)('gets the same pixels of $file as in training', async ({ file, pixels: wanted }) => {
    const { pixels, width, height } = await preparePicture(readFileSync(new URL(file, FIXTURES)))
    const plane = width * height
    for (const [channel, mean] of wanted.mean.entries()) {
      const levels = pixels.subarray(channel * plane, (channel + 1) * plane)
      expect(Math.abs(levels.reduce((sum, value) => sum + value, 0) / plane - mean)).toBeLessThan(MEAN_TOLERANCE)
    }
    for (const [y, x, ...rgb] of wanted.sample) {
      for (const [channel, level] of rgb.entries()) {
        const found = pixels[channel * plane + y * width + x] ?? Number.NaN
        expect(Math.abs(found - level), `${x}, ${y}`).toBeLessThanOrEqual(PIXEL_TOLERANCE)
      }
    }
  })

  it.each(pictures)('gives the same vectors of $file as in training', async ({ file, embedding, indexed }) => {
    const picture = readFileSync(new URL(file, FIXTURES))
    const vectors: [Float32Array, number[]][] = [
      [await encoder.encode(picture), embedding],
      [await encoder.encodeForIndex(picture), indexed],
    ]
    for (const [vector, wanted] of vectors) {
      expect(vector).toHaveLength(wanted.length)
      expect(vector.reduce((sum, value, place) => sum + value * (wanted[place] ?? 0), 0)).toBeGreaterThan(
        LEAST_LIKENESS,
      )
    }
  })
})
