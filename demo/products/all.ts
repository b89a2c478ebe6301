import { ABSORBERS } from './panels/absorbers.ts'
import { BAMBOO } from './timber/bamboo.ts'
import { BIRCH_PLYWOOD } from './timber/birch-plywood.ts'
import { BRICK_AND_QUARRY } from './tiles/brick-and-quarry.ts'
import { CAST_AND_WIRED_GLASS } from './panels/cast-and-wired-glass.ts'
import { CEDAR_AND_HINOKI } from './timber/cedar-and-hinoki.ts'
import { CEMENT_AND_CAST } from './tiles/cement-and-cast.ts'
import { CERAMIC_MOSAIC } from './tiles/ceramic-mosaic.ts'
import { CHIP_TERRAZZO } from './stone/chip-terrazzo.ts'
import { CLAY_AND_SILICATE } from './walls/clay-and-silicate.ts'
import { CLAY } from './walls/clay.ts'
import { CONCRETE } from './stone/concrete.ts'
import { CORK_FLOORS } from './timber/cork-floors.ts'
import { CORK } from './timber/cork.ts'
import { CURTAIN_CLOTH } from './textiles/curtain-cloth.ts'
import { CUT_CARPET } from './textiles/cut-carpet.ts'
import { DYED_VENEERS } from './timber/dyed-veneers.ts'
import { ENCAUSTIC } from './tiles/encaustic.ts'
import { END_GRAIN } from './timber/end-grain.ts'
import { FELT_PANELS } from './panels/felt-panels.ts'
import { FIGURED_PAPER } from './walls/figured-paper.ts'
import { FINISHED_METAL } from './panels/finished-metal.ts'
import { FLUTED_GLASS } from './panels/fluted-glass.ts'
import { FUMED_OAK } from './timber/fumed-oak.ts'
import { GEOMETRIC_PAPER } from './walls/geometric-paper.ts'
import { GLASS_MOSAIC } from './tiles/glass-mosaic.ts'
import { GLAZED_BRICK } from './tiles/glazed-brick.ts'
import { GLAZED_SQUARE } from './tiles/glazed-square.ts'
import { GLAZED_STRIP } from './tiles/glazed-strip.ts'
import { GRANITE } from './stone/granite.ts'
import { GROWN_PATINA } from './panels/grown-patina.ts'
import { HANDMADE_TILE } from './tiles/handmade-tile.ts'
import { LATTICES } from './timber/lattices.ts'
import { LEATHER } from './textiles/leather.ts'
import { LIME_FINISHES } from './walls/lime-finishes.ts'
import { LIME } from './walls/lime.ts'
import { LINEN } from './textiles/linen.ts'
import { LOOP_CARPET } from './textiles/loop-carpet.ts'
import { MARBLE } from './stone/marble.ts'
import { MATT_PAINT } from './walls/matt-paint.ts'
import { MICROCEMENT } from './walls/microcement.ts'
import { MINERAL_PAINT } from './walls/mineral-paint.ts'
import { NORTHERN_FLOORS } from './timber/northern-floors.ts'
import { OAK_PATTERNS } from './timber/oak-patterns.ts'
import { ONYX } from './stone/onyx.ts'
import { PERFORATED_METAL } from './panels/perforated-metal.ts'
import { PILE_CLOTH } from './textiles/pile-cloth.ts'
import { PLAIN_LAMINATE } from './panels/plain-laminate.ts'
import { PLAIN_PAPER } from './walls/plain-paper.ts'
import { PLANKS } from './timber/planks.ts'
import { PLANT_FIBRE } from './walls/plant-fibre.ts'
import { PRINTED_LAMINATE } from './panels/printed-laminate.ts'
import { type DemoProduct } from './product.ts'
import { parseFamilies } from './read-families.ts'
import { QUARTZ } from './stone/quartz.ts'
import { RUBBER } from './panels/rubber.ts'
import { SATIN_PAINT } from './walls/satin-paint.ts'
import { SHEET_METAL } from './panels/sheet-metal.ts'
import { SLATE } from './stone/slate.ts'
import { SLATTED_PANELS } from './timber/slatted-panels.ts'
import { SOLID_SURFACE } from './stone/solid-surface.ts'
import { STONE_MOSAIC } from './tiles/stone-mosaic.ts'
import { TERRAZZO } from './stone/terrazzo.ts'
import { TIMBER_ABSORBERS } from './panels/timber-absorbers.ts'
import { TRAVERTINE_AND_GRANITE } from './stone/travertine-and-granite.ts'
import { TRAVERTINE } from './stone/travertine.ts'
import { VEINED_MARBLE } from './stone/veined-marble.ts'
import { VELVET } from './textiles/velvet.ts'
import { VENEERS } from './timber/veneers.ts'
import { WALL_CLOTH } from './walls/wall-cloth.ts'
import { WALNUT_AND_VENEER } from './timber/walnut-and-veneer.ts'
import { WOOL_CLOTH } from './textiles/wool-cloth.ts'
import { WOOL } from './textiles/wool.ts'
import { WOVEN_PLANTS } from './walls/woven-plants.ts'
import { ZELLIGE } from './tiles/zellige.ts'

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

const unordered = parseFamilies(
  Object.entries({
    'timber/oak-patterns': OAK_PATTERNS,
    'timber/planks': PLANKS,
    'timber/walnut-and-veneer': WALNUT_AND_VENEER,
    'timber/slatted-panels': SLATTED_PANELS,
    'timber/cork': CORK,
    'timber/fumed-oak': FUMED_OAK,
    'timber/end-grain': END_GRAIN,
    'timber/northern-floors': NORTHERN_FLOORS,
    'timber/cedar-and-hinoki': CEDAR_AND_HINOKI,
    'timber/veneers': VENEERS,
    'timber/dyed-veneers': DYED_VENEERS,
    'timber/lattices': LATTICES,
    'timber/birch-plywood': BIRCH_PLYWOOD,
    'timber/bamboo': BAMBOO,
    'timber/cork-floors': CORK_FLOORS,
    'panels/rubber': RUBBER,
    'panels/felt-panels': FELT_PANELS,
    'tiles/glazed-brick': GLAZED_BRICK,
    'tiles/handmade-tile': HANDMADE_TILE,
    'walls/clay': CLAY,
    'stone/marble': MARBLE,
    'stone/travertine-and-granite': TRAVERTINE_AND_GRANITE,
    'stone/terrazzo': TERRAZZO,
    'stone/concrete': CONCRETE,
    'walls/lime': LIME,
    'walls/mineral-paint': MINERAL_PAINT,
    'walls/plant-fibre': PLANT_FIBRE,
    'textiles/linen': LINEN,
    'textiles/wool': WOOL,
    'textiles/velvet': VELVET,
    'panels/sheet-metal': SHEET_METAL,
    'panels/perforated-metal': PERFORATED_METAL,
    'textiles/curtain-cloth': CURTAIN_CLOTH,
    'textiles/wool-cloth': WOOL_CLOTH,
    'textiles/pile-cloth': PILE_CLOTH,
    'textiles/leather': LEATHER,
    'textiles/loop-carpet': LOOP_CARPET,
    'textiles/cut-carpet': CUT_CARPET,
    'panels/finished-metal': FINISHED_METAL,
    'panels/grown-patina': GROWN_PATINA,
    'panels/fluted-glass': FLUTED_GLASS,
    'panels/cast-and-wired-glass': CAST_AND_WIRED_GLASS,
    'panels/absorbers': ABSORBERS,
    'panels/timber-absorbers': TIMBER_ABSORBERS,
    'walls/satin-paint': SATIN_PAINT,
    'walls/matt-paint': MATT_PAINT,
    'walls/microcement': MICROCEMENT,
    'walls/clay-and-silicate': CLAY_AND_SILICATE,
    'walls/lime-finishes': LIME_FINISHES,
    'walls/figured-paper': FIGURED_PAPER,
    'walls/geometric-paper': GEOMETRIC_PAPER,
    'walls/plain-paper': PLAIN_PAPER,
    'walls/wall-cloth': WALL_CLOTH,
    'walls/woven-plants': WOVEN_PLANTS,
    'panels/plain-laminate': PLAIN_LAMINATE,
    'panels/printed-laminate': PRINTED_LAMINATE,
    'stone/solid-surface': SOLID_SURFACE,
    'tiles/zellige': ZELLIGE,
    'tiles/glazed-strip': GLAZED_STRIP,
    'tiles/glazed-square': GLAZED_SQUARE,
    'tiles/ceramic-mosaic': CERAMIC_MOSAIC,
    'tiles/glass-mosaic': GLASS_MOSAIC,
    'tiles/stone-mosaic': STONE_MOSAIC,
    'tiles/brick-and-quarry': BRICK_AND_QUARRY,
    'tiles/encaustic': ENCAUSTIC,
    'tiles/cement-and-cast': CEMENT_AND_CAST,
    'stone/veined-marble': VEINED_MARBLE,
    'stone/travertine': TRAVERTINE,
    'stone/granite': GRANITE,
    'stone/slate': SLATE,
    'stone/onyx': ONYX,
    'stone/chip-terrazzo': CHIP_TERRAZZO,
    'stone/quartz': QUARTZ,
  }).map(([name, products]) => ({ path: `demo/products/${name}.json`, text: JSON.stringify(products) })),
)

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
