import { createHash } from 'node:crypto'
import { MADE_MARK } from '../server/platform/storage/maker.ts'
import type { FileOrder } from './file-order.ts'

import { LINES } from './lines.ts'
import { getProduct } from './products/all.ts'
import { type DemoProduct, colourOf, getFirstSku, recipeOf, sampleOf, seedOf } from './products/product.ts'
import { slabsOf } from './products/tiles/laying.ts'

/** Raise it when the drawing code changes what a picture shows. */
const EDITION = 'demonstration-3'

/** A file of the demonstration. */
export type DemoFile = {
  /** Its name in the lines, the same in all editions. */
  path: string
  order: FileOrder
  /** What its pixels or words are made of, in 16 hexadecimal digits: another edition or recipe has others. */
  digest: string
  /** Its storage key: `MADE_MARK`, 16 digits of the path, then the digest. */
  key: string
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

/** What a file is made of, as plain data. Drawings and papers show words of the whole product, and only data sheets its attributes. */
function ingredientsOf({ kind, ...order }: FileOrder): unknown {
  const product = getProduct(order.product)
  switch (kind) {
    case 'cover':
    case 'macro':
    case 'laid':
      return [surfaceOf(product, 'sku' in order ? product.skus[order.sku] : undefined)]
    case 'room':
      return [surfaceOf(product, getFirstSku(product)), product.room]
    case 'data-sheet':
      return product
    default:
      return { ...product, attributes: undefined }
  }
}

function surfaceOf(product: DemoProduct, sku = getFirstSku(product)): unknown {
  return [
    recipeOf(product, sku),
    sampleOf(product, sku),
    seedOf(product, sku),
    colourOf(product, sku),
    slabsOf(product, sku),
    product.coverWidth,
    ...(product.isLaidOnCover ? ['laid'] : []),
  ]
}

function fileOf({ path, order }: { path: string; order: FileOrder }): DemoFile {
  const digest = hashOf(JSON.stringify([EDITION, order, ingredientsOf(order)]))
  return { path, order, digest, key: MADE_MARK + hashOf(path) + digest }
}

/** All files, by what their keys begin with in every edition. */
const FILES = new Map(
  LINES.flatMap(({ files }) => files.map(fileOf)).map((file) => [file.key.slice(0, -16), file] as const),
)

/** All files of the present edition, in the order of the lines. */
export function allFiles(): DemoFile[] {
  return [...FILES.values()]
}

/** The file of a key of any edition; undefined if no edition's product has it now. */
export function fileOfKey(key: string): DemoFile | undefined {
  return FILES.get(key.slice(0, -16))
}

const byOrder = new Map(allFiles().map((file) => [JSON.stringify(file.order), file]))

/** The file that an order makes, its fields in the order of `FileOrder`'s. */
export function fileOfOrder(order: FileOrder): DemoFile | undefined {
  return byOrder.get(JSON.stringify(order))
}
