import { type DemoProduct, type Layer, colourOf, getFirstSku } from '../products/product.ts'
import { openFaces } from './face.ts'
import { INK, lettering } from './lettering.ts'
import { DIGITS, SHEET, SOFT, millimetres, rasterise } from './sheet.ts'

const NOTE = '构造示意，不按比例  Layers, not to scale'
const LEFT = 110
/** Horizontal and vertical extent of a slab's slanted side. */
const SLANT = { x: 190, y: 120 }
const FACE = 470

function darker(hex: string, part: number): string {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number) => Math.round(((value >> shift) & 255) * part)
  return `rgb(${channel(16)},${channel(8)},${channel(0)})`
}

/** A slab's position, drawn thickness and, if it has one, the picture (JPEG) of its face. */
type Slab = { top: number; deep: number; picture?: Uint8Array | undefined }

/** Projects a picture onto the upper face of a slab: a square sheared into a parallelogram. */
function covering(picture: Uint8Array, top: number): string {
  const data = Buffer.from(picture).toString('base64')
  const shear = `matrix(${FACE} 0 ${-SLANT.x} ${SLANT.y} ${LEFT + SLANT.x} ${top})`
  return `<image transform="${shear}" width="1" height="1" preserveAspectRatio="none" href="data:image/jpeg;base64,${data}"/>`
}

function slab([name, enName, mm, hex]: Layer, { top, deep, picture }: Slab): string {
  const right = LEFT + FACE
  const middle = top + SLANT.y / 2
  return `<g stroke="${INK}" stroke-width="1.6" stroke-linejoin="round">
    ${picture ? covering(picture, top) : ''}
    <path fill="${picture ? 'none' : hex}" d="M${LEFT} ${top + SLANT.y} L${LEFT + SLANT.x} ${top} H${right + SLANT.x} L${right} ${top + SLANT.y} Z"/>
    <path fill="${darker(hex, 0.86)}" d="M${LEFT} ${top + SLANT.y} H${right} v${deep} H${LEFT} Z"/>
    <path fill="${darker(hex, 0.72)}" d="M${right} ${top + SLANT.y} L${right + SLANT.x} ${top} v${deep} L${right} ${top + SLANT.y + deep} Z"/>
    <path fill="none" stroke-width="1.2" d="M${right + SLANT.x / 2 + 6} ${middle + deep / 2} H870"/></g>
    <circle cx="${right + SLANT.x / 2 + 6}" cy="${middle + deep / 2}" r="4.5" fill="${INK}"/>
    ${lettering(name, { x: 885, y: middle + deep / 2 - 22, size: 24 })}
    ${lettering(enName, { x: 885, y: middle + deep / 2 + 8, size: 22 })}
    ${lettering(`${millimetres(mm)} mm`, { x: 885, y: middle + deep / 2 + 38, size: 20, ink: SOFT })}`
}

/**
 * Draws a product's layers pulled apart, with its picture (square JPEG) on top, as PNG, `width` pixels wide. Thin
 * layers are exaggerated.
 */
export async function drawLayers(product: DemoProduct, picture: Uint8Array, width: number): Promise<Buffer> {
  const faceColour = colourOf(product, getFirstSku(product))
  const layers = product.layers.map(([name, enName, mm, hex], index): Layer => [
    name,
    enName,
    mm,
    index === 0 ? (faceColour ?? hex) : hex,
  ])
  await openFaces([NOTE, product.key, DIGITS, ...layers.flatMap(([name, enName]) => [name, enName])])
  const depths = layers.map(([, , mm]) => 10 + 26 * Math.log2(1 + mm))
  const gap = layers.length > 3 ? 66 : 86
  const height = depths.reduce((sum, depth) => sum + depth, 0) + gap * (layers.length - 1) + SLANT.y
  let top = Math.max(50, (SHEET.height - height) / 2 - 20)
  const slabs = layers.map((layer, index) => {
    const drawn = slab(layer, { top, deep: depths[index] ?? 20, picture: index === 0 ? picture : undefined })
    top += (depths[index] ?? 20) + gap
    return drawn
  })
  // From the lowest up, so that each slab overlaps the one below it.
  return rasterise(slabs.reverse().join(''), { key: product.key, note: NOTE }, width)
}
