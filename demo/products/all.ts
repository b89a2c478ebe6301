import { METAL } from './metal.ts'
import { PAINT } from './paint.ts'
import { PANELS_AND_CORK } from './panels-and-cork.ts'
import { type DemoProduct } from './product.ts'
import { STONE } from './stone.ts'
import { TILE } from './tile.ts'
import { TIMBER_FLOORS } from './timber-floors.ts'
import { WALLS_AND_TEXTILES } from './walls-and-textiles.ts'

/** The order of the home page: warm beside cool, coarse beside calm, no two neighbours of one material. */
const ORDER = [
  'NH-OAK-H',
  'FB-ZEL',
  'CV-VEN',
  'KH-STU',
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
  'KH-LWA',
  'NH-VEN',
  'CV-ROS',
  'SG-FLT',
  'ZL-GRS',
  'TR-SAB',
  'FB-COT',
  'LO-TWL',
  'NH-OAK-P',
  'TG-PAT',
  'KH-MIN',
  'FB-SPI',
  'SG-CRK',
  'CV-GRA',
  'NH-ROD',
  'ZL-LIN',
  'BT-FRM',
  'NH-ASH-P',
  'TG-PRF',
  'KH-SND',
  'SG-CKF',
]

const unordered = [...TIMBER_FLOORS, ...TILE, ...STONE, ...PANELS_AND_CORK, ...PAINT, ...WALLS_AND_TEXTILES, ...METAL]

/** All products in the order of their rank. */
export const PRODUCTS: DemoProduct[] = ORDER.map((key) => {
  const product = unordered.find((candidate) => candidate.key === key)
  if (!product) throw new Error(`No product ${key}`)
  return product
})

if (PRODUCTS.length !== unordered.length) throw new Error('A product has no place in the order')
