import { FIELDS } from './fields.ts'
import type { FieldText, TextsOfProduct } from './fields.ts'
import { startsOf } from './postings.ts'
import type { Segment } from './segment.ts'
import { createReader } from './text-reader.ts'

/** Reads the texts of some products, by rising id. A text that several share is read once. */
export function buildSegment(products: [id: number, texts: TextsOfProduct][]): Segment {
  const { texts, textOfOwner, owners, firstSku } = gather(products)
  const { order, placeOf } = orderByField(texts)
  const reader = createReader()
  const fields = new Uint8Array(texts.length)
  const lengths = new Uint8Array(texts.length)
  for (let place = 0; place < order.length; place++) {
    const { field, text } = texts[order[place] ?? 0] ?? { field: 'name', text: '' }
    fields[place] = FIELDS.indexOf(field)
    lengths[place] = Math.min(255, reader.read(text, { text: place, field: fields[place] ?? 0 }))
  }
  const ownerStarts = startsOf(textOfOwner, placeOf)
  const next = ownerStarts.slice()
  const sortedOwners = new Uint32Array(owners.length)
  for (let index = 0; index < owners.length; index++) {
    const place = placeOf[textOfOwner[index] ?? 0] ?? 0
    const at = next[place] ?? 0
    next[place] = at + 1
    sortedOwners[at] = owners[index] ?? 0
  }
  return {
    productIds: Float64Array.from(products, ([id]) => id),
    firstSku,
    fields,
    lengths,
    ownerStarts,
    owners: sortedOwners,
    ...reader.finish(),
  }
}

function gather(products: [id: number, texts: TextsOfProduct][]) {
  const places = new Map<FieldText, number>()
  const texts: FieldText[] = []
  const textOfOwner: number[] = []
  const owners: number[] = []
  const firstSku = new Uint32Array(products.length + 1)
  const own = (list: FieldText[], owner: number): void => {
    for (const text of list) {
      let place = places.get(text)
      if (place === undefined) places.set(text, (place = texts.push(text) - 1))
      textOfOwner.push(place)
      owners.push(owner)
    }
  }
  let sku = 0
  for (const [product, [, { texts, skus }]] of products.entries()) {
    own(texts, product)
    for (const list of skus) own(list, sku++)
    firstSku[product + 1] = sku
  }
  return { texts, textOfOwner, owners, firstSku }
}

/** The texts field by field: which stands at each place, and the place of each. */
function orderByField(texts: FieldText[]): { order: Uint32Array; placeOf: Uint32Array } {
  const fields = texts.map(({ field }) => FIELDS.indexOf(field))
  const next = startsOf(fields, Uint32Array.from(FIELDS.keys()))
  const order = new Uint32Array(texts.length)
  const placeOf = new Uint32Array(texts.length)
  for (const [index, field] of fields.entries()) {
    const place = next[field] ?? 0
    next[field] = place + 1
    order[place] = index
    placeOf[index] = place
  }
  return { order, placeOf }
}
