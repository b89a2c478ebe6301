import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { resizePicture } from './pictures.ts'
import { showSeen } from './seen-picture.ts'

/** A picture that can be seen through, with a bar of one colour across it. */
async function aBar(color: string, height = 40): Promise<Buffer> {
  const bar = await sharp({ create: { width: 200, height, channels: 3, background: color } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 200, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: bar, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

/** The colours at the middle of the bar and of the ground. */
async function colorsOf(picture: Buffer): Promise<{ drawn: number[]; ground: number[]; hasAlpha: boolean }> {
  const { hasAlpha } = await sharp(picture).metadata()
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
  const middle = Math.floor(info.width / 2)
  return { drawn: at(middle, Math.floor(info.height / 20)), ground: at(middle, info.height - 5), hasAlpha }
}

/** WCAG 2.2: the contrast ratio. */
function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [darker = 0, lighter = 0] = [one, other].map(luminanceOf).sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe('a picture that can be seen through', () => {
  it.each([
    ['a black drawing', '#000000', 'white'],
    ['a dark one', '#3b3a36', 'white'],
    ['one in the colour of oak', '#b98d5b', 'white'],
    ['a pale yellow one', '#fff3b0', 'dark'],
    ['a white one', '#ffffff', 'dark'],
  ])(
    'lies on one ground on which it can be told, as WebP and as JPEG, in every size: %s',
    async (_name, color, ground) => {
      const picture = await aBar(color)
      const made = [
        await resizePicture(picture, 200, 'webp'),
        await resizePicture(picture, 200, 'jpeg'),
        await resizePicture(picture, 100, 'webp'),
        await showSeen(picture, { seen: null }),
      ]
      for (const one of made) {
        const colors = await colorsOf(one)
        expect(colors.hasAlpha).toBe(false)
        expect(colors.ground.every((value) => (ground === 'white' ? value > 250 : value < 70))).toBe(true)
        expect(contrastOf(colors.drawn, colors.ground)).toBeGreaterThan(1.5)
      }
      const [asWebp, asJpeg] = await Promise.all(made.map(colorsOf))
      for (const place of [0, 1, 2])
        expect(Math.abs((asWebp?.ground[place] ?? 0) - (asJpeg?.ground[place] ?? 0))).toBeLessThan(4)
    },
  )

  it('is white at the round corners of a light sample', async () => {
    const { ground } = await colorsOf(await resizePicture(await aBar('#f4f1ea', 188), 200, 'webp'))
    expect(Math.min(...ground)).toBeGreaterThan(250)
  })
})
