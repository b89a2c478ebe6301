import { linearOfByte } from '../surfaces/colour.ts'
import { type Recipe, drawSurface } from '../surfaces/draw.ts'
import { type Slabs } from '../surfaces/slabs.ts'

/** A laid surface in linear light, to be looked up in millimetres. */
type Texture = { width: number; height: number; mmPerPixel: number; light: Float32Array }

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => linearOfByte(byte))

type TextureOptions = Omit<Texture, 'light'> & { seed: number; colour: string | undefined; slabs: Slabs | undefined }

/** Draws a recipe without falloff of its own light, for a room to light. */
export function makeTexture(recipe: Recipe, { seed, colour, slabs, ...shape }: TextureOptions): Texture {
  const bytes = drawSurface(recipe, { seed, ...shape, falloff: 0, colour, slabs })
  const light = new Float32Array(bytes.length)
  for (let index = 0; index < bytes.length; index++) light[index] = LINEAR[bytes[index] ?? 0] ?? 0
  return { ...shape, light }
}

/** Mean of `acrossTaps` × `deepTaps` points of the texture around a place in mm; adds nothing outside, clamps to the border. */
export function readTexture(
  texture: Texture,
  place: { x: number; y: number; spanX: number; spanY: number },
  out: Float64Array,
): void {
  const { width, height, mmPerPixel, light } = texture
  const tapsX = Math.min(3, Math.max(1, Math.round(place.spanX / mmPerPixel)))
  const tapsY = Math.min(9, Math.max(1, Math.round(place.spanY / mmPerPixel)))
  out[0] = 0
  out[1] = 0
  out[2] = 0
  const weight = 1 / (tapsX * tapsY)
  for (let j = 0; j < tapsY; j++) {
    const fy = (place.y + ((j + 0.5) / tapsY - 0.5) * place.spanY) / mmPerPixel - 0.5
    const y = Math.min(height - 2, Math.max(0, fy))
    const y0 = Math.floor(y)
    for (let i = 0; i < tapsX; i++) {
      const fx = (place.x + ((i + 0.5) / tapsX - 0.5) * place.spanX) / mmPerPixel - 0.5
      const x = Math.min(width - 2, Math.max(0, fx))
      const x0 = Math.floor(x)
      addBilinear(light, (y0 * width + x0) * 3, { row: width * 3, u: x - x0, v: y - y0, weight }, out)
    }
  }
}

function addBilinear(
  light: Float32Array,
  base: number,
  { row, u, v, weight }: { row: number; u: number; v: number; weight: number },
  out: Float64Array,
): void {
  for (let channel = 0; channel < 3; channel++) {
    const a = light[base + channel] ?? 0
    const b = light[base + 3 + channel] ?? 0
    const c = light[base + row + channel] ?? 0
    const d = light[base + row + 3 + channel] ?? 0
    const top = a + (b - a) * u
    out[channel] = (out[channel] ?? 0) + weight * (top + (c + (d - c) * u - top) * v)
  }
}
