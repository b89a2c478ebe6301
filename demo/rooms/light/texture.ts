import { linearOfByte } from '../../surfaces/drawing/colour.ts'
import { type Recipe, openSurface } from '../../surfaces/draw.ts'
import { type Slabs } from '../../surfaces/stone/slabs.ts'

/**
 * Pixels that are drawn before a tile (towards the light, as far as shadows reach) and after it, so that its relief is
 * lit as if it went on.
 */
const BEFORE = 12
const AFTER = 5
/** mm a pixel of level 0, and how much coarser each level is than the one before. */
const FINEST = 0.3
const COARSER = 1.5

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => linearOfByte(byte))

type TextureOptions = {
  recipe: Recipe
  seed: number
  colour?: string | undefined
  slabs?: Slabs | undefined
  /**
   * Finer than a pixel by this much, and averaged: an open mesh would shimmer at the picture's own grain. Below 1:
   * softer.
   */
  finer?: number
  /** Side of a tile in pixels. */
  side: number
  /** The last level. */
  coarsest: number
}

/** A laid surface to be looked up in mm. Only the tiles that are seen are drawn, at the scale they are seen at. */
export type Texture = TextureOptions & {
  tiles: Map<number, Uint8Array>
  /** The surface as it is drawn at each level. */
  surfaces: Map<number, ReturnType<typeof openSurface>>
  last: { key: number; tile: Uint8Array }
}

export function openTexture(options: TextureOptions): Texture {
  return { ...options, tiles: new Map(), surfaces: new Map(), last: { key: -1, tile: new Uint8Array(0) } }
}

/** How a pixel lies on the surface: its place, and how far one column and one row on, mm. */
export type Patch = { u: number; v: number; uColumn: number; vColumn: number; uRow: number; vRow: number }

/** A patch with the skin that it was last measured on; `side` -1 where the room is shown the other way round. */
export type MeasuredPatch = Patch & { id: number; nx: number; ny: number; side: 1 | -1 }

/** Writes the mean linear light of the patch: taps along its longer side at the scale of its shorter one. */
export function readTexture(texture: Texture, patch: Patch, out: Float64Array): void {
  const across = Math.sqrt(patch.uColumn * patch.uColumn + patch.vColumn * patch.vColumn)
  const down = Math.sqrt(patch.uRow * patch.uRow + patch.vRow * patch.vRow)
  const isDeep = down > across
  const long = Math.max(across, down)
  const short = Math.max(Math.min(across, down), long / 9)
  // On a floor between the two sides: a little softer along the shorter one spares many tiles far away.
  const wide = isDeep ? short ** 0.6 * long ** 0.4 : short
  const finer = texture.finer ?? 1
  const wanted = Math.log((wide * 1.08) / finer / FINEST) / Math.log(COARSER)
  const level = Math.max(0, Math.min(texture.coarsest, Math.round(wanted)))
  out[0] = 0
  out[1] = 0
  out[2] = 0
  const mmPerPixel = FINEST * COARSER ** level
  const taps = Math.max(1, Math.min(9, Math.round(long / (mmPerPixel * 1.3))))
  const sides = finer > 1 ? Math.max(1, Math.min(4, Math.round(short / (mmPerPixel * 1.3)))) : 1
  const place = { u: 0, v: 0, weight: 1 / (taps * sides) }
  for (let index = 0; index < taps * sides; index++) {
    const side = index % sides
    const along = ((index - side) / sides + 0.5) / taps - 0.5
    const beside = (side + 0.5) / sides - 0.5
    const onColumn = isDeep ? beside : along
    const onRow = isDeep ? along : beside
    place.u = patch.u + patch.uColumn * onColumn + patch.uRow * onRow
    place.v = patch.v + patch.vColumn * onColumn + patch.vRow * onRow
    addTexel(texture, level, place, out)
  }
}

/** Adds the texture's light at a place, mixed from four pixels of a level. */
function addTexel(
  texture: Texture,
  level: number,
  { u, v, weight }: { u: number; v: number; weight: number },
  out: Float64Array,
): void {
  const { side } = texture
  const mmPerPixel = FINEST * COARSER ** level
  const x = u / mmPerPixel - 0.5
  const y = v / mmPerPixel - 0.5
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const column = Math.floor(x0 / side)
  const row = Math.floor(y0 / side)
  const tile = getTile(texture, level, column, row)
  const fx = x - x0
  const fy = y - y0
  const base = ((y0 - row * side) * (side + 1) + x0 - column * side) * 3
  const below = base + (side + 1) * 3
  for (let channel = 0; channel < 3; channel++) {
    const a = LINEAR[tile[base + channel] ?? 0] ?? 0
    const b = LINEAR[tile[base + 3 + channel] ?? 0] ?? 0
    const c = LINEAR[tile[below + channel] ?? 0] ?? 0
    const d = LINEAR[tile[below + 3 + channel] ?? 0] ?? 0
    const top = a + (b - a) * fx
    out[channel] = (out[channel] ?? 0) + weight * (top + (c + (d - c) * fx - top) * fy)
  }
}

function getTile(texture: Texture, level: number, column: number, row: number): Uint8Array {
  const key = ((column + 32_768) * 65_536 + row + 32_768) * 16 + level
  const { last } = texture
  if (last.key === key) return last.tile
  const tile = texture.tiles.get(key) ?? drawTile(texture, level, column, row)
  texture.tiles.set(key, tile)
  last.key = key
  last.tile = tile
  return tile
}

/** A tile and one row and column of its neighbours, for mixing. */
function drawTile(texture: Texture, level: number, column: number, row: number): Uint8Array {
  const { side } = texture
  const mmPerPixel = FINEST * COARSER ** level
  const draw = texture.surfaces.get(level) ?? openSurface(texture.recipe, { ...texture, mmPerPixel, falloff: 0 })
  texture.surfaces.set(level, draw)
  const whole = side + 1 + BEFORE + AFTER
  const bytes = draw({
    width: whole,
    height: whole,
    left: (column * side - BEFORE) * mmPerPixel,
    top: (row * side - BEFORE) * mmPerPixel,
  })
  const tile = new Uint8Array((side + 1) * (side + 1) * 3)
  for (let y = 0; y <= side; y++) {
    const from = ((y + BEFORE) * whole + BEFORE) * 3
    tile.set(bytes.subarray(from, from + (side + 1) * 3), y * (side + 1) * 3)
  }
  return tile
}
