import { addNumber, noNumbers } from '../growing.ts'
import type { GrowingNumbers } from '../growing.ts'
import type { FieldText, TextsOfProduct } from './fields.ts'

/** Texts with whose they are, as they come in: side by side the number of a text and its owner, a product or a SKU by its field. */
export interface GatheredTexts {
  texts: FieldText[]
  textOfOwner: GrowingNumbers
  owners: GrowingNumbers
}

/** Products by rising id, and where each one's SKUs begin. */
export interface Documents {
  productIds: Float64Array
  firstSku: Uint32Array
}

export function noTexts(): GatheredTexts {
  return { texts: [], textOfOwner: noNumbers(), owners: noNumbers() }
}

/** Numbers a text, which somebody must then own. */
export function addText({ texts }: GatheredTexts, text: FieldText): number {
  return texts.push(text) - 1
}

export function ownText({ textOfOwner, owners }: GatheredTexts, text: number, owner: number): void {
  addNumber(textOfOwner, text)
  addNumber(owners, owner)
}

/** Gives lists of texts to owners; a text that comes again is the same text. */
export function createSharing(gathered: GatheredTexts): (list: FieldText[], owner: number) => void {
  const numbers = new Map<FieldText, number>()
  return (list, owner) => {
    for (const text of list) {
      let number = numbers.get(text)
      if (number === undefined) numbers.set(text, (number = addText(gathered, text)))
      ownText(gathered, number, owner)
    }
  }
}

/** The texts of products by rising id, as objects. */
export function gatherTexts(products: [id: number, texts: TextsOfProduct][]): Documents & { gathered: GatheredTexts } {
  const gathered = noTexts()
  const own = createSharing(gathered)
  const firstSku = new Uint32Array(products.length + 1)
  let sku = 0
  for (const [product, [, { texts, skus }]] of products.entries()) {
    own(texts, product)
    for (const list of skus) own(list, sku++)
    firstSku[product + 1] = sku
  }
  return { productIds: Float64Array.from(products, ([id]) => id), firstSku, gathered }
}
