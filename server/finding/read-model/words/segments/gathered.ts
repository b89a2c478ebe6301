import { addNumber, noNumbers, numbersOf } from '../../growing.ts'
import type { GrowingNumbers } from '../../growing.ts'
import { FIELDS, isOfSkus } from '../texts/fields.ts'
import type { FieldText, TextsOfProduct } from '../texts/fields.ts'

/** Collected pairs of a text's number and its owner: a product or a SKU, by the text's field. */
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

/** Adds a text that no other owner has. */
export function ownText(gathered: GatheredTexts, text: FieldText, owner: number): void {
  ownNumbered(gathered, gathered.texts.push(text) - 1, owner)
}

function ownNumbered({ textOfOwner, owners }: GatheredTexts, text: number, owner: number): void {
  addNumber(textOfOwner, text)
  addNumber(owners, owner)
}

/** Adds lists of texts to owners. A list that comes again is recognised, and its texts keep their numbers. */
export function createListInterner(gathered: GatheredTexts): (list: FieldText[], owner: number) => void {
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
  const own = createListInterner(gathered)
  const firstSku = new Uint32Array(products.length + 1)
  let sku = 0
  for (const [product, [, { texts, skus }]] of products.entries()) {
    own(texts, product)
    for (const list of skus) own(list, sku++)
    firstSku[product + 1] = sku
  }
  return { productIds: Float64Array.from(products, ([id]) => id), firstSku, gathered }
}

/** The same in ranges of about equal size, at most `most` products each; one at a time, since each is a copy. */
export function* cutGathered(
  documents: Documents,
  gathered: GatheredTexts,
  most: number,
): Generator<Documents & { gathered: GatheredTexts }> {
  const { productIds, firstSku } = documents
  const size = productIds.length
  const count = Math.ceil(size / most)
  if (count <= 1) return yield { productIds, firstSku, gathered }
  const ofSkus = Uint8Array.from(gathered.texts, ({ field }) => (isOfSkus[FIELDS.indexOf(field)] ? 1 : 0))
  for (let range = 0; range < count; range++) {
    const products = { from: Math.floor((size * range) / count), to: Math.floor((size * (range + 1)) / count) }
    const skus = { from: firstSku[products.from] ?? 0, to: firstSku[products.to] ?? 0 }
    yield {
      productIds: productIds.slice(products.from, products.to),
      firstSku: firstSku.slice(products.from, products.to + 1).map((sku) => sku - skus.from),
      gathered: ownedWithin(gathered, ofSkus, { products, skus }),
    }
  }
}

interface Owners {
  from: number
  to: number
}

/** The texts that some products or SKUs have, owners numbered from the first of them. */
function ownedWithin(
  { texts, ...owned }: GatheredTexts,
  ofSkus: Uint8Array,
  { products, skus }: { products: Owners; skus: Owners },
): GatheredTexts {
  const within = noTexts()
  const numbers = new Int32Array(texts.length).fill(-1)
  const [textOfOwner, owners] = [numbersOf(owned.textOfOwner), numbersOf(owned.owners)]
  for (let index = 0; index < owners.length; index++) {
    const text = textOfOwner[index] ?? 0
    const owner = owners[index] ?? 0
    const { from, to } = ofSkus[text] ? skus : products
    const known = texts[text]
    if (owner < from || owner >= to || !known) continue
    if ((numbers[text] ?? 0) < 0) numbers[text] = within.texts.push(known) - 1
    ownNumbered(within, numbers[text] ?? 0, owner - from)
  }
  return within
}
