import type { DemoProduct } from './product.ts'
import { readProducts } from './read-products.ts'

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

/** The data files beside this one. Their order decides how the categories follow one another. */
export const DATA_FILES = [
  'timber/oak-patterns',
  'timber/planks',
  'timber/walnut-and-veneer',
  'timber/slatted-panels',
  'timber/cork',
  'timber/fumed-oak',
  'timber/end-grain',
  'timber/northern-floors',
  'timber/cedar-and-hinoki',
  'timber/veneers',
  'timber/dyed-veneers',
  'timber/lattices',
  'timber/birch-plywood',
  'timber/bamboo',
  'timber/cork-floors',
  'panels/rubber',
  'panels/felt-panels',
  'tiles/glazed-brick',
  'tiles/handmade-tile',
  'walls/clay',
  'stone/marble',
  'stone/travertine-and-granite',
  'stone/terrazzo',
  'stone/concrete',
  'walls/lime',
  'walls/mineral-paint',
  'walls/plant-fibre',
  'textiles/linen',
  'textiles/wool',
  'textiles/velvet',
  'panels/sheet-metal',
  'panels/perforated-metal',
  'textiles/curtain-cloth',
  'textiles/wool-cloth',
  'textiles/pile-cloth',
  'textiles/leather',
  'textiles/loop-carpet',
  'textiles/cut-carpet',
  'panels/finished-metal',
  'panels/grown-patina',
  'panels/fluted-glass',
  'panels/cast-and-wired-glass',
  'panels/absorbers',
  'panels/timber-absorbers',
  'walls/satin-paint',
  'walls/matt-paint',
  'walls/microcement',
  'walls/clay-and-silicate',
  'walls/lime-finishes',
  'walls/figured-paper',
  'walls/geometric-paper',
  'walls/plain-paper',
  'walls/wall-cloth',
  'walls/woven-plants',
  'panels/plain-laminate',
  'panels/printed-laminate',
  'stone/solid-surface',
  'tiles/zellige',
  'tiles/glazed-strip',
  'tiles/glazed-square',
  'tiles/ceramic-mosaic',
  'tiles/glass-mosaic',
  'tiles/stone-mosaic',
  'tiles/brick-and-quarry',
  'tiles/encaustic',
  'tiles/cement-and-cast',
  'stone/veined-marble',
  'stone/travertine',
  'stone/granite',
  'stone/slate',
  'stone/onyx',
  'stone/chip-terrazzo',
  'stone/quartz',
]

const productsByKey = new Map(readProducts(DATA_FILES).map((product) => [product.key, product]))

/** The product of a key. Throws where there is none. */
export function getProduct(key: string): DemoProduct {
  const product = productsByKey.get(key)
  if (!product) throw new Error(`No product ${key}`)
  return product
}

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

/** All products of the demonstration, in the order of their rank. */
export const PRODUCTS: DemoProduct[] = [
  ...FIRST.map(getProduct),
  ...spreadOut([...productsByKey.values()].filter(({ key }) => !FIRST.includes(key))),
]
