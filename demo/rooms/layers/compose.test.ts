import { describe, expect, it } from 'vitest'
import { chooseRoom } from '../room.ts'
import { type Materials, compose } from './compose.ts'
import { drawLayers } from './draw-layers.ts'
import { drawTexture } from './draw-texture.ts'
import { LOOKS } from './layers.ts'

const WIDTH = 64
const HEIGHT = 40
const layers = drawLayers(chooseRoom('wall', 1).plan, WIDTH, HEIGHT)
const WALL = LOOKS.indexOf('product')
const CEILING = LOOKS.indexOf('ceiling')

/** A white room whose laid material has one colour (sRGB bytes) to the right of 0 mm and another to the left. */
function paintedWith(right: number[], left = right): Materials {
  const open =
    (mmPerPixel: number) =>
    ({ width, height, left: from }: { width: number; height: number; left: number }) =>
      Uint8Array.from({ length: width * height * 3 }, (_, at) => {
        const x = from + (((at - (at % 3)) / 3) % width) * mmPerPixel
        return (x < 0 ? left : right)[at % 3] ?? 0
      })
  const drawn = { open, finer: 1, coarsest: 15, isTurned: false }
  return {
    textures: LOOKS.map((look) =>
      look === 'product' || look === 'floor' ? drawTexture(layers, look, drawn) : undefined,
    ),
    colours: new Float32Array(LOOKS.length * 3).fill(0.8),
    gloss: new Float32Array(LOOKS.length),
    product: { isPile: false, isMetal: false, isBacklit: false },
  }
}

const SHOWN = { hour: 'day', isTurned: false } as const
const RED = [220, 40, 40]
const GREY = [120, 120, 120]

/** The mean light of each channel over the pixels that show only one look. */
function meanOf(picture: Float32Array, look: number): number[] {
  const edges = new Set(layers.edges)
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => pixel).filter(
    (pixel) => layers.looks[pixel] === look && !edges.has(pixel),
  )
  return [0, 1, 2].map(
    (channel) => pixels.reduce((sum, pixel) => sum + (picture[pixel * 3 + channel] ?? 0), 0) / pixels.length,
  )
}

describe('composing', () => {
  it('shows the material where the product lies', () => {
    const [r = 0, g = 0, b = 0] = meanOf(compose(layers, paintedWith(RED), SHOWN), WALL)
    expect(r / g).toBeGreaterThan(8)
    expect(g / b).toBeCloseTo(1, 0)
  })

  it('lays a red wall’s light on the ceiling', () => {
    const [r = 0, g = 0] = meanOf(compose(layers, paintedWith(RED), SHOWN), CEILING)
    const [greyR = 0, greyG = 0] = meanOf(compose(layers, paintedWith(GREY), SHOWN), CEILING)
    expect(r / g).toBeGreaterThan((greyR / greyG) * 1.02)
  })

  it('lights the evening with lamps, which are warmer than the day', () => {
    const [r = 0, , b = 0] = meanOf(compose(layers, paintedWith(GREY), { ...SHOWN, hour: 'evening' }), WALL)
    const [dayR = 0, , dayB = 0] = meanOf(compose(layers, paintedWith(GREY), SHOWN), WALL)
    expect(r / b).toBeGreaterThan((dayR / dayB) * 1.1)
  })

  it('mirrors the room without mirroring its materials', () => {
    const [plain, turned] = [false, true].map((isTurned) => compose(layers, paintedWith(GREY), { ...SHOWN, isTurned }))
    for (let row = 0; row < HEIGHT; row++) {
      const first = row * WIDTH * 3
      const last = (row * WIDTH + WIDTH - 1) * 3
      expect(turned?.[last]).toBeCloseTo(plain?.[first] ?? -1, 5)
    }
    // The middle of the gallery's wall is at 0 mm: red lies to its right, whether or not the room is mirrored.
    const row = Array.from({ length: HEIGHT }, (_, at) => at).find(
      (at) => layers.looks[at * WIDTH + 1] === WALL && layers.looks[at * WIDTH + WIDTH - 2] === WALL,
    )
    const left = ((row ?? 0) * WIDTH + 1) * 3
    const right = ((row ?? 0) * WIDTH + WIDTH - 2) * 3
    for (const isTurned of [false, true]) {
      const picture = compose(layers, paintedWith(RED, GREY), { ...SHOWN, isTurned })
      const rednessAt = (at: number) => (picture[at] ?? 0) / (picture[at + 1] ?? 1)
      expect(rednessAt(right)).toBeGreaterThan(rednessAt(left) * 3)
    }
  })
})
