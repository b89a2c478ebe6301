import type { DemoProduct } from './product.ts'
import { readProducts } from './read-products.ts'

/** The first products of the catalogue, chosen by hand: no two neighbours share a material. */
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

/** The first data files, `demo/products/NAME.json`. Their order decides how `spreadOut` arranges the categories. */
const FIRST_FILES = [
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

/** What came later: its products follow all earlier ones, whose ranks, numbers and rooms thereby stay (decisions/215). */
const LATER_FILES = [
  'tiles/porcelain',
  'stone/limestone-and-paving',
  'panels/vinyl-and-linoleum',
  'textiles/carpet-tile',
  'panels/building-boards',
  'timber/decking-and-wide-floors',
]

export const DATA_FILES = [...FIRST_FILES, ...LATER_FILES]

const products = readProducts(DATA_FILES)
const later = new Set(readProducts(LATER_FILES).map(({ key }) => key))
const productsByKey = new Map(products.map((product) => [product.key, product]))

/** The product of a key. Throws where there is none. */
export function getProduct(key: string): DemoProduct {
  const product = productsByKey.get(key)
  if (!product) throw new Error(`No product ${key}`)
  return product
}

/** Spreads the products of each category evenly over the list, so that every page shows many categories. */
function spreadOut(products: DemoProduct[]): DemoProduct[] {
  const groups = Map.groupBy(products, ({ category }) => category.map(({ enName }) => enName).join('/'))
  const placed = [...groups.values()].flatMap((group, index) =>
    group.map((product, place) => ({ product, at: (place + ((index * GOLDEN) % 1)) / group.length })),
  )
  return placed.sort((one, other) => one.at - other.at).map(({ product }) => product)
}

/** Multiples of the golden section, modulo 1, are spread evenly for any number of categories. */
const GOLDEN = 0.618034

/** All products of the demonstration, in the order of their rank. */
export const PRODUCTS: DemoProduct[] = [
  ...FIRST.map(getProduct),
  ...spreadOut(products.filter(({ key }) => !FIRST.includes(key) && !later.has(key))),
  ...spreadOut(products.filter(({ key }) => later.has(key))),
]
