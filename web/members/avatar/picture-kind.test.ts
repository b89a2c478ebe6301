import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureKindOf } from './picture-kind.ts'

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a picture is known as %s by what it contains',
  async (kind) => {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#a6492b' } })
    expect(pictureKindOf(await picture.toFormat(kind).toBuffer())).toBe(kind)
  },
)

test('a TIFF, a drawing and a text are no pictures here, whatever they are called', async () => {
  const tiff = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .tiff()
    .toBuffer()
  const texts = ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'GIF', 'just words', ' \x89PNG\r\n\x1a\n', '']
  for (const bytes of [tiff, ...texts.map((text) => Buffer.from(text, 'latin1'))]) {
    expect(pictureKindOf(bytes)).toBeNull()
  }
})
