import type { Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { deltaE00 } from '../../../contract/colors/color-difference.ts'
import type { Lab } from '../../../contract/colors/color-difference.ts'
import { labOfHex, labOfRgb } from '../../../contract/colors/lab.ts'
import {
  expectedLab,
  expectedLabOfInks,
  inkProfile,
  pngOf,
  profileOf,
  recoded,
  SPACES,
  storedValues,
  tiffOf,
  valuesIn,
  valuesOf,
} from '../../testing/profiled-pictures.ts'
import type { ColorSpace, Plain } from '../../testing/profiled-pictures.ts'
import {
  cutOriginal,
  measurePicture,
  readPixels,
  reducePicture,
  remakePhotograph,
  remakePicture,
  resizePicture,
  samplePicture,
} from './pictures.ts'

/** An oak, a red lacquer, a green glaze, a slate and a lime wash. */
const COLORS = ['#8a6642', '#b03a2e', '#2f7a5f', '#2a2d33', '#e6dfd2']
const GREYS = ['#202020', '#777777', '#d8d8d8']
const INKS = [
  [0.1, 0.3, 0.4, 0.2],
  [0.5, 0.1, 0.3, 0],
  [0, 0.2, 0.1, 0.6],
]

/** How files of one colour are written. */
const FORMATS: Record<string, { bits: 8 | 16; write: (plain: Plain) => Buffer | Promise<Buffer> }> = {
  'PNG, 8 bits': { bits: 8, write: pngOf },
  'PNG, 16 bits': { bits: 16, write: pngOf },
  'PNG, 16 bits and opacity': { bits: 16, write: (plain) => pngOf({ ...plain, alpha: 1 }) },
  'TIFF, 8 bits': { bits: 8, write: tiffOf },
  'TIFF, 16 bits': { bits: 16, write: tiffOf },
  'JPEG, 8 bits': { bits: 8, write: (plain) => recoded(pngOf(plain), (file) => file.jpeg(FINE)) },
  'WebP, 8 bits': { bits: 8, write: (plain) => recoded(pngOf(plain), (file) => file.webp({ lossless: true })) },
  'AVIF, 8 bits': { bits: 8, write: (plain) => recoded(pngOf(plain), (file) => file.avif({ lossless: true })) },
  'AVIF, 10 bits': { bits: 16, write: (plain) => recoded(pngOf(plain), (file) => file.avif(deep(10)), 'rgb16') },
  'AVIF, 12 bits': { bits: 16, write: (plain) => recoded(pngOf(plain), (file) => file.avif(deep(12)), 'rgb16') },
}
const FINE = { quality: 100, chromaSubsampling: '4:4:4' }
const deep = (bitdepth: 10 | 12) => ({ lossless: true, bitdepth })

const labIn = async (file: Buffer) => labOfHex((await measurePicture(file)).dominantColor)

/** Without a profile a picture is sRGB, and grey has the curve of sRGB. */
function untagged(space: ColorSpace): ColorSpace {
  const { white, linear, curve } = SPACES.sRGB
  return space.primaries ? SPACES.sRGB : { white, linear, curve }
}

function cells() {
  return Object.entries(FORMATS).flatMap(([format, { bits, write }]) =>
    Object.entries<ColorSpace>(SPACES).flatMap(([name, space]) => {
      const cell = { format, bits, write, space, colors: space.primaries ? COLORS : GREYS }
      if (!space.primaries && !/PNG|TIFF/.test(format)) return []
      const tagged = { ...cell, profile: name, isTagged: true }
      if (name !== 'sRGB' && name !== 'grey, gamma 2.2') return [tagged]
      return [tagged, { ...cell, profile: space.primaries ? 'no profile' : 'no profile, grey', isTagged: false }]
    }),
  )
}

describe('the colours of a picture are those of its profile', () => {
  it.each(cells())('$format, $profile', async ({ format, bits, write, space, colors, isTagged }) => {
    const differences = colors.map(async (color) => {
      const plain = { bits, values: storedValues({ bits, values: valuesIn(space, color) }) }
      const file = await write({ ...plain, profile: isTagged ? profileOf(space) : undefined })
      // JPEG and AVIF store no red, green and blue, so that rounding moves them.
      const values = /JPEG|AVIF/.test(format) ? await valuesOf(file) : plain.values
      return deltaE00(await labIn(file), expectedLab(isTagged ? space : untagged(space), values))
    })
    expect(Math.max(...(await Promise.all(differences)))).toBeLessThanOrEqual(1)
  })

  it.each([
    ['TIFF, 8 bits', 8, tiffOf],
    ['TIFF, 16 bits', 16, tiffOf],
    ['JPEG', 8, (plain: Plain) => recoded(tiffOf(plain), (file) => file.jpeg(FINE), 'cmyk')],
  ] as const)('%s, CMYK', async (_format, bits, write) => {
    for (const inks of INKS) {
      const values = storedValues({ bits, values: inks })
      const file = await write({ bits, values, profile: inkProfile() })
      expect(deltaE00(await labIn(file), expectedLabOfInks(values))).toBeLessThanOrEqual(1)
    }
  })

  it.each([
    ['of grey, for red, green and blue', profileOf(SPACES['grey, gamma 1.8'])],
    ['cut off', profileOf(SPACES.ProPhoto).subarray(0, 100)],
    ['without its curves', spoilt(profileOf(SPACES.ProPhoto), 'rTRC')],
    ['that is none', Buffer.from('this is no profile'.repeat(20))],
  ])('a profile %s counts as none', async (_name, profile) => {
    const values = valuesIn(SPACES.sRGB, '#8a6642')
    for (const write of [pngOf, tiffOf])
      expect(deltaE00(await labIn(write({ bits: 16, values, profile })), labOfHex('#8a6642'))).toBeLessThanOrEqual(1)
  })
})

function spoilt(profile: Buffer, tag: string): Buffer {
  const bytes = Buffer.from(profile)
  bytes.write('none', bytes.indexOf(tag), 'latin1')
  return bytes
}

describe('every way of decoding a picture of 16 bits in Display P3 ends in sRGB', () => {
  const values = valuesIn(SPACES['Display P3'], '#8a6642')
  const profile = profileOf(SPACES['Display P3'])
  const first = (pixels: Uint8Array): Lab =>
    labOfRgb(((pixels[0] ?? 0) << 16) | ((pixels[1] ?? 0) << 8) | (pixels[2] ?? 0))
  const onGrey = (opened: Sharp) => opened.flatten({ background: '#808080' }).toColourspace('srgb')
  const whole = { x: 0, y: 0, w: 1, h: 1 }
  const ways: Record<string, (file: Buffer) => Promise<Lab>> = {
    'measured, of a part that was cut': async (file) => labIn(await cutOriginal(file, whole)),
    'resized as WebP': async (file) => labIn(await resizePicture(file, 40, 'webp')),
    'resized as JPEG': async (file) => labIn(await resizePicture(file, 40, 'jpeg')),
    'an avatar': async (file) => labIn(await remakePicture(file, 40)),
    'a picture of a board': async (file) => labIn(await remakePhotograph(file, 40)),
    'reduced for a search': async (file) => first((await reducePicture(file, 40)).data),
    'sampled for its colours': async (file) => first((await samplePicture(file)).rgba),
    'for the encoder, on a ground': async (file) => first((await readPixels(file, onGrey)).data),
  }
  it.each(Object.entries(ways))('%s', async (_way, colorBy) => {
    for (const alpha of [undefined, 1])
      expect(
        deltaE00(await colorBy(pngOf({ bits: 16, values, profile, alpha })), labOfHex('#8a6642')),
      ).toBeLessThanOrEqual(1)
  })
})
