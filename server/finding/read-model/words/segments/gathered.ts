import { addNumber, noNumbers } from '../../growing.ts'
import type { GrowingNumbers } from '../../growing.ts'
import type { FieldText, TextsOfProduct } from '../texts/fields.ts'

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

/** Gives a text that nobody else has to its owner. */
export function ownText(gathered: GatheredTexts, text: FieldText, owner: number): void {
  ownNumbered(gathered, gathered.texts.push(text) - 1, owner)
}

function ownNumbered({ textOfOwner, owners }: GatheredTexts, text: number, owner: number): void {
  addNumber(textOfOwner, text)
  addNumber(owners, owner)
}

/** Gives lists of texts to owners. A list that comes again is the same texts, which are numbered when it first comes. */
export function createSharing(gathered: GatheredTexts): (list: FieldText[], owner: number) => void {
  const numbersOfTexts = new Map<FieldText, number>()
  const numbersOfLists = new Map<FieldText[], number[]>()
  const numberOf = (text: FieldText): number => {
    const known = numbersOfTexts.get(text) ?? gathered.texts.push(text) - 1
    numbersOfTexts.set(text, known)
    return known
  }
  return (list, owner) => {
    let numbers = numbersOfLists.get(list)
    if (!numbers) numbersOfLists.set(list, (numbers = list.map(numberOf)))
    for (const number of numbers) ownNumbered(gathered, number, owner)
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
