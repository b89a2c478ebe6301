import { ABSORBERS } from './absorbers.ts'
import { BAMBOO } from './bamboo.ts'
import { BIRCH_PLYWOOD } from './birch-plywood.ts'
import { BRICK_AND_QUARRY } from './brick-and-quarry.ts'
import { CAST_AND_WIRED_GLASS } from './cast-and-wired-glass.ts'
import { CEDAR_AND_HINOKI } from './cedar-and-hinoki.ts'
import { CEMENT_AND_CAST } from './cement-and-cast.ts'
import { CERAMIC_MOSAIC } from './ceramic-mosaic.ts'
import { CHIP_TERRAZZO } from './chip-terrazzo.ts'
import { CLAY_AND_SILICATE } from './clay-and-silicate.ts'
import { CLAY } from './clay.ts'
import { CONCRETE } from './concrete.ts'
import { CORK_FLOORS } from './cork-floors.ts'
import { CORK } from './cork.ts'
import { CURTAIN_CLOTH } from './curtain-cloth.ts'
import { CUT_CARPET } from './cut-carpet.ts'
import { DYED_VENEERS } from './dyed-veneers.ts'
import { ENCAUSTIC } from './encaustic.ts'
import { END_GRAIN } from './end-grain.ts'
import { FELT_PANELS } from './felt-panels.ts'
import { FIGURED_PAPER } from './figured-paper.ts'
import { FINISHED_METAL } from './finished-metal.ts'
import { FLUTED_GLASS } from './fluted-glass.ts'
import { FUMED_OAK } from './fumed-oak.ts'
import { GEOMETRIC_PAPER } from './geometric-paper.ts'
import { GLASS_MOSAIC } from './glass-mosaic.ts'
import { GLAZED_BRICK } from './glazed-brick.ts'
import { GLAZED_SQUARE } from './glazed-square.ts'
import { GLAZED_STRIP } from './glazed-strip.ts'
import { GRANITE } from './granite.ts'
import { GROWN_PATINA } from './grown-patina.ts'
import { HANDMADE_TILE } from './handmade-tile.ts'
import { LATTICES } from './lattices.ts'
import { LEATHER } from './leather.ts'
import { LIME_FINISHES } from './lime-finishes.ts'
import { LIME } from './lime.ts'
import { LINEN } from './linen.ts'
import { LOOP_CARPET } from './loop-carpet.ts'
import { MARBLE } from './marble.ts'
import { MATT_PAINT } from './matt-paint.ts'
import { MICROCEMENT } from './microcement.ts'
import { MINERAL_PAINT } from './mineral-paint.ts'
import { NORTHERN_FLOORS } from './northern-floors.ts'
import { OAK_PATTERNS } from './oak-patterns.ts'
import { ONYX } from './onyx.ts'
import { PERFORATED_METAL } from './perforated-metal.ts'
import { PILE_CLOTH } from './pile-cloth.ts'
import { PLAIN_LAMINATE } from './plain-laminate.ts'
import { PLAIN_PAPER } from './plain-paper.ts'
import { PLANKS } from './planks.ts'
import { PLANT_FIBRE } from './plant-fibre.ts'
import { PRINTED_LAMINATE } from './printed-laminate.ts'
import { type DemoProduct } from './product.ts'
import { QUARTZ } from './quartz.ts'
import { RUBBER } from './rubber.ts'
import { SATIN_PAINT } from './satin-paint.ts'
import { SHEET_METAL } from './sheet-metal.ts'
import { SLATE } from './slate.ts'
import { SLATTED_PANELS } from './slatted-panels.ts'
import { SOLID_SURFACE } from './solid-surface.ts'
import { STONE_MOSAIC } from './stone-mosaic.ts'
import { TERRAZZO } from './terrazzo.ts'
import { TIMBER_ABSORBERS } from './timber-absorbers.ts'
import { TRAVERTINE_AND_GRANITE } from './travertine-and-granite.ts'
import { TRAVERTINE } from './travertine.ts'
import { VEINED_MARBLE } from './veined-marble.ts'
import { VELVET } from './velvet.ts'
import { VENEERS } from './veneers.ts'
import { WALL_CLOTH } from './wall-cloth.ts'
import { WALNUT_AND_VENEER } from './walnut-and-veneer.ts'
import { WOOL_CLOTH } from './wool-cloth.ts'
import { WOOL } from './wool.ts'
import { WOVEN_PLANTS } from './woven-plants.ts'
import { ZELLIGE } from './zellige.ts'

/**
 * What a visitor sees first, chosen by hand: warm beside cool, coarse beside calm, no two neighbours of one material.
 */
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
  ...FUMED_OAK,
  ...END_GRAIN,
  ...NORTHERN_FLOORS,
  ...CEDAR_AND_HINOKI,
  ...VENEERS,
  ...DYED_VENEERS,
  ...LATTICES,
  ...BIRCH_PLYWOOD,
  ...BAMBOO,
  ...CORK_FLOORS,
  ...RUBBER,
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
  ...CURTAIN_CLOTH,
  ...WOOL_CLOTH,
  ...PILE_CLOTH,
  ...LEATHER,
  ...LOOP_CARPET,
  ...CUT_CARPET,
  ...FINISHED_METAL,
  ...GROWN_PATINA,
  ...FLUTED_GLASS,
  ...CAST_AND_WIRED_GLASS,
  ...ABSORBERS,
  ...TIMBER_ABSORBERS,
  ...SATIN_PAINT,
  ...MATT_PAINT,
  ...MICROCEMENT,
  ...CLAY_AND_SILICATE,
  ...LIME_FINISHES,
  ...FIGURED_PAPER,
  ...GEOMETRIC_PAPER,
  ...PLAIN_PAPER,
  ...WALL_CLOTH,
  ...WOVEN_PLANTS,
  ...PLAIN_LAMINATE,
  ...PRINTED_LAMINATE,
  ...SOLID_SURFACE,
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
