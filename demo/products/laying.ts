import { formatHex, interpolate } from 'culori'
import { type Slabs } from '../surfaces/slabs.ts'
import { type DemoProduct, type DemoSku, colourOf, slabsOf } from './product.ts'

/** Slabs of this length, mm, and more stand in line and are fitted closely. */
const GREAT = 2000
/** A grout that goes with any stone, before it is toned towards the one it lies beside. */
const GROUT = '#66625C'

const isStone = ({ category }: DemoProduct) => category[0]?.enName === 'Stone'

/** How one SKU is cut when it is laid: stone in its own size, with the joint it recommends, grouted to match. */
export function laidOf(product: DemoProduct, sku: DemoSku): Slabs | undefined {
  const cut = slabsOf(product)
  if (!cut || !isStone(product)) return cut
  const { length, width } = sku.size ?? product.size
  // Lapped slates show the shadow of the row above instead of a joint.
  if (product.exposed) return { ...product.exposed, joint: 3, jointColour: '#1F2224', shift: 0.5 }
  const recommended = product.attrs.find(({ enName }) => enName === 'Joint width')?.value
  const joint = typeof recommended === 'number' ? recommended : cut.joint
  // Panels of concrete hang before an open joint.
  if (product.recipe.family === 'concrete') return { ...cut, length, width, joint }
  if (length >= GREAT) return { ...cut, length, width, joint: 1, shift: 0, jointColour: grout(product, sku) }
  return { ...cut, length, width, joint, jointColour: grout(product, sku) }
}

/** Toned towards the stone: darker than a pale one, paler than a dark one. */
function grout(product: DemoProduct, sku: DemoSku): string {
  return formatHex(interpolate([colourOf(product, sku) ?? GROUT, GROUT], 'oklab')(0.6))
}

/** True width of the laid picture, mm: for stone wide enough to show joints on either side, unless it is a great slab. */
export function laidWidth(product: DemoProduct): number {
  const { length } = product.exposed ?? product.size
  const width = product.coverWidth * 2.4
  return isStone(product) && length < GREAT ? Math.max(width, Math.min(length * 2.6, GREAT)) : width
}
