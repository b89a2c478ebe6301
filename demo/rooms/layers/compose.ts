import { CORNERS, type Hour, LAID, LOOKS, type RoomLayers, STEPS_PER_MM, TINTS_PER_ONE } from './layers.ts'
import { LIT_BANDS, relight } from './relight.ts'
import { cornerNode } from './nodes.ts'
import { type Texture, aPatch, meanOfTexture, readTexture } from './texture.ts'

/** Light of a lampshade with its lamp on. */
const GLOW = [1.2, 1.03, 0.8]

const PRODUCT = LOOKS.indexOf('product')
const SHADE = LOOKS.indexOf('glow')
const SKY = LOOKS.indexOf('sky')

/** The materials of a room, as plain data. */
export type Materials = {
  /** The texture of each laid look, by its index in `LOOKS`. */
  textures: (Texture | undefined)[]
  /** Colours of the other looks in linear light, three numbers each. */
  colours: Float32Array
  /** How strongly each look's skin reflects the room: 0 not at all, 1 like polished stone. */
  gloss: Float32Array
  product: {
    /** Whether the product has upright pile, which is brighter when seen from the side. */
    isPile: boolean
    /** Whether the reflection takes the colour of the metal. */
    isMetal: boolean
    /** Whether light comes through the product. */
    isBacklit: boolean
  }
}

type Showing = {
  hour: Hour
  /** Whether the room is mirrored; the materials in it are not. */
  isTurned: boolean
}

/** Composes materials into a room: linear light, three numbers a pixel, row by row. */
export function compose(layers: RoomLayers, materials: Materials, { hour, isTurned }: Showing): Float32Array {
  const { width, height, edges, nodeColumns, nodeRows } = layers
  const picture = new Float32Array(width * height * 3)
  const show = openSamples(layers, materials, { hour, isTurned })
  const colour = new Float64Array(3)
  const nodeAt = (column: number, row: number) =>
    cornerNode(row, nodeRows) * nodeColumns + cornerNode(column, nodeColumns)
  const shown = (column: number, row: number) => (row * width + (isTurned ? width - 1 - column : column)) * 3
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      show(nodeAt(column + 0.5, row + 0.5), colour)
      const to = shown(column, row)
      for (let channel = 0; channel < 3; channel++) picture[to + channel] = colour[channel] ?? 0
    }
  }
  for (const pixel of edges) {
    const column = pixel % width
    const row = (pixel - column) / width
    const to = shown(column, row)
    picture.fill(0, to, to + 3)
    for (const [right, down] of CORNERS) {
      show(nodeAt(column + right, row + down), colour)
      for (let channel = 0; channel < 3; channel++)
        picture[to + channel] = (picture[to + channel] ?? 0) + Math.min(1.6, colour[channel] ?? 0) / CORNERS.length
    }
  }
  return picture
}

/**
 * Returns a function that writes the linear light of the samples one after another, given the light node before each.
 */
function openSamples(
  layers: RoomLayers,
  { textures, colours, gloss, product }: Materials,
  { hour, isTurned }: Showing,
): (node: number, out: Float64Array) => void {
  const { looks, facing: facings, tints, weights, lone, loneNodes, places, steps, nodeColumns } = layers
  const bounce = textures[PRODUCT] ? meanOfTexture(textures[PRODUCT]) : new Float64Array(3)
  const lit = relight(layers, hour, bounce)
  const sky = layers.skies[hour]
  const isLaid = LOOKS.map((look) => LAID.has(look))
  const patch = aPatch()
  const side = isTurned ? -1 : 1
  const perStep = 1 / STEPS_PER_MM
  const isEvening = hour === 'evening'
  const light = new Float64Array(LIT_BANDS)
  // The number of samples handled so far.
  let sample = 0
  let laid = 0
  let skies = 0
  let alone = 0

  return (nodeBefore, out) => {
    const index = sample++
    const look = looks[index] ?? 0
    if (look === SKY) {
      for (let channel = 0; channel < 3; channel++) out[channel] = sky[skies * 3 + channel] ?? 0
      skies++
      return
    }
    if (isLaid[look]) {
      const at = laid++
      const texture = textures[look]
      if (!texture) throw new Error(`The room shows ${LOOKS[look]}, and no texture was given`)
      patch.u = (places[at * 2] ?? 0) * side
      patch.v = places[at * 2 + 1] ?? 0
      patch.uColumn = (steps[at * 4] ?? 0) * perStep * side
      patch.vColumn = (steps[at * 4 + 1] ?? 0) * perStep
      patch.uRow = (steps[at * 4 + 2] ?? 0) * perStep * side
      patch.vRow = (steps[at * 4 + 3] ?? 0) * perStep
      readTexture(texture, patch, out)
    } else {
      const scale = 1 + (tints[index] ?? 0) / TINTS_PER_ONE
      for (let channel = 0; channel < 3; channel++) out[channel] = (colours[look * 3 + channel] ?? 0) * scale
    }
    let node = nodeBefore
    if (lone[alone] === index) node = loneNodes[alone++] ?? 0
    light.fill(0)
    for (let corner = 0; corner < 4; corner++) {
      const weight = (weights[index * 4 + corner] ?? 0) / 255
      if (weight === 0) continue
      const from = (node + (corner & 1) + (corner >> 1) * nodeColumns) * LIT_BANDS
      for (let band = 0; band < LIT_BANDS; band++) light[band] = (light[band] ?? 0) + weight * (lit[from + band] ?? 0)
    }
    const facing = (facings[index] ?? 0) / 255
    const away = 1 - facing
    const sheen = (gloss[look] ?? 0) * (0.05 + 0.55 * away * away * away * away)
    const isProduct = look === PRODUCT
    for (let channel = 0; channel < 3; channel++) {
      const albedo = out[channel] ?? 0
      const mirror = light[3 + channel] ?? 0
      let shown = albedo * (light[channel] ?? 0)
      if (isProduct) {
        if (product.isPile) shown *= 0.86 + 0.9 * away * away * away
        if (product.isMetal) shown = shown * 0.6 + albedo * mirror * 0.7
        if (product.isBacklit) shown = shown * 0.5 + albedo * (isEvening ? 0.34 : 0.5)
      }
      out[channel] = shown + sheen * mirror
      if (look === SHADE)
        out[channel] = albedo * (isEvening ? (GLOW[channel] ?? 1) * (0.72 + 0.36 * facing) : 0.3) + shown * 0.55
    }
  }
}
