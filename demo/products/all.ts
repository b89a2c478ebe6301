import { CLAY } from './clay.ts'
import { CONCRETE } from './concrete.ts'
import { CORK } from './cork.ts'
import { FELT_PANELS } from './felt-panels.ts'
import { GLAZED_BRICK } from './glazed-brick.ts'
import { HANDMADE_TILE } from './handmade-tile.ts'
import { LIME } from './lime.ts'
import { LINEN } from './linen.ts'
import { MARBLE } from './marble.ts'
import { MINERAL_PAINT } from './mineral-paint.ts'
import { OAK_PATTERNS } from './oak-patterns.ts'
import { PERFORATED_METAL } from './perforated-metal.ts'
import { PLANKS } from './planks.ts'
import { PLANT_FIBRE } from './plant-fibre.ts'
import { SHEET_METAL } from './sheet-metal.ts'
import { SLATTED_PANELS } from './slatted-panels.ts'
import { TERRAZZO } from './terrazzo.ts'
import { TRAVERTINE_AND_GRANITE } from './travertine-and-granite.ts'
import { VELVET } from './velvet.ts'
import { WALNUT_AND_VENEER } from './walnut-and-veneer.ts'
import { WOOL } from './wool.ts'
import { BRICK_AND_QUARRY } from './brick-and-quarry.ts'
import { CERAMIC_MOSAIC } from './ceramic-mosaic.ts'
import { GLASS_MOSAIC } from './glass-mosaic.ts'
import { STONE_MOSAIC } from './stone-mosaic.ts'
import { CEMENT_AND_CAST } from './cement-and-cast.ts'
import { ENCAUSTIC } from './encaustic.ts'
import { VEINED_MARBLE } from './veined-marble.ts'
import { TRAVERTINE } from './travertine.ts'
import { GRANITE } from './granite.ts'
import { SLATE } from './slate.ts'
import { ONYX } from './onyx.ts'
import { CHIP_TERRAZZO } from './chip-terrazzo.ts'
import { QUARTZ } from './quartz.ts'
import { ZELLIGE } from './zellige.ts'
import { GLAZED_SQUARE } from './glazed-square.ts'
import { GLAZED_STRIP } from './glazed-strip.ts'
import { type DemoProduct } from './product.ts'

/** What a visitor sees first, chosen by hand: warm beside cool, coarse beside calm, no two neighbours of one material. */
const FIRST = [
  'NH-OAK-H',
  'FB-ZEL',
  'CV-VEN',
  'KM-STU',
  'TR-CNF',
  'NH-SLT',
  'FB-BRK',
  'CV-TRV',
  'LO-VEL',
  'NH-WAL-P',
  'BT-SLB',
  'ZL-CAN',
  'FB-HEX',
  'LO-BOU',
  'TG-BRS',
  'CV-VER',
  'NH-OAK-C',
  'LO-LIN',
  'FB-CLY',
  'KM-LWA',
  'NH-VEN',
  'CV-ROS',
  'SG-FLT',
  'ZL-GRS',
]

const unordered = [
  ...OAK_PATTERNS,
  ...PLANKS,
  ...WALNUT_AND_VENEER,
  ...SLATTED_PANELS,
  ...CORK,
  ...FELT_PANELS,
  ...GLAZED_BRICK,
  ...HANDMADE_TILE,
  ...CLAY,
  ...MARBLE,
  ...TRAVERTINE_AND_GRANITE,
  ...TERRAZZO,
  ...CONCRETE,
  ...LIME,
  ...MINERAL_PAINT,
  ...PLANT_FIBRE,
  ...LINEN,
  ...WOOL,
  ...VELVET,
  ...SHEET_METAL,
  ...PERFORATED_METAL,
  ...ZELLIGE,
  ...GLAZED_STRIP,
  ...GLAZED_SQUARE,
  ...CERAMIC_MOSAIC,
  ...GLASS_MOSAIC,
  ...STONE_MOSAIC,
  ...BRICK_AND_QUARRY,
  ...ENCAUSTIC,
  ...CEMENT_AND_CAST,
  ...VEINED_MARBLE,
  ...TRAVERTINE,
  ...GRANITE,
  ...SLATE,
  ...ONYX,
  ...CHIP_TERRAZZO,
  ...QUARTZ,
]

/**
 * The others, with every category spread evenly over the whole list, so that a page of any length shows the breadth of
 * the catalogue.
 */
function spreadOut(products: DemoProduct[]): DemoProduct[] {
  const groups = Map.groupBy(products, ({ category }) => category.map(({ enName }) => enName).join('/'))
  const placed = [...groups.values()].flatMap((group, index) =>
    group.map((product, place) => ({ product, at: (place + ((index * GOLDEN) % 1)) / group.length })),
  )
  return placed.sort((one, other) => one.at - other.at).map(({ product }) => product)
}

/** The golden section's fractions fall evenly whatever their number. */
const GOLDEN = 0.618034

/** All products in the order of their rank. */
export const PRODUCTS: DemoProduct[] = [
  ...FIRST.map((key) => {
    const product = unordered.find((candidate) => candidate.key === key)
    if (!product) throw new Error(`No product ${key}`)
    return product
  }),
  ...spreadOut(unordered.filter(({ key }) => !FIRST.includes(key))),
]
