import { numbersOf } from '../../growing.ts'
import { FIELDS } from '../texts/fields.ts'
import type { FieldText, TextsOfProduct } from '../texts/fields.ts'
import { gatherTexts } from './gathered.ts'
import type { Documents, GatheredTexts } from './gathered.ts'
import type { Readings } from '../spelling/pinyin.ts'
import { startsOf } from './postings.ts'
import type { Segment } from './segment.ts'
import { createReader } from './text-reader.ts'

/** Reads the texts of some products, by rising id. A text that several share is read once. */
export function buildSegment(
  products: [id: number, texts: TextsOfProduct][],
  readings?: Map<string, Readings>,
): Segment {
  const { gathered, ...documents } = gatherTexts(products)
  return readSegment(documents, gathered, readings)
}

/** Indexes collected texts. */
export function readSegment(
  { productIds, firstSku }: Documents,
  gathered: GatheredTexts,
  readings?: Map<string, Readings>,
): Segment {
  const { texts } = gathered
  const { order, placeOf } = orderByField(texts)
  const reader = createReader(readings)
  const fields = new Uint8Array(texts.length)
  const lengths = new Uint8Array(texts.length)
  for (let place = 0; place < order.length; place++) {
    const { field, text } = texts[order[place] ?? 0] ?? { field: 'name', text: '' }
    fields[place] = FIELDS.indexOf(field)
    lengths[place] = Math.min(255, reader.read(text, { text: place, field: fields[place] ?? 0 }))
  }
  return { productIds, firstSku, fields, lengths, ...orderOwners(gathered, placeOf), ...reader.finish() }
}

function orderOwners(gathered: GatheredTexts, placeOf: Uint32Array): Pick<Segment, 'ownerStarts' | 'owners'> {
  const textOfOwner = numbersOf(gathered.textOfOwner)
  const owners = numbersOf(gathered.owners)
  const ownerStarts = startsOf(textOfOwner, placeOf)
  const next = ownerStarts.slice()
  const sorted = new Uint32Array(owners.length)
  for (let index = 0; index < owners.length; index++) {
    const place = placeOf[textOfOwner[index] ?? 0] ?? 0
    const at = next[place] ?? 0
    next[place] = at + 1
    sorted[at] = owners[index] ?? 0
  }
  return { ownerStarts, owners: sorted }
}

/** The texts field by field: which stands at each place, and the place of each. */
function orderByField(texts: FieldText[]): { order: Uint32Array; placeOf: Uint32Array } {
  const fields = Uint8Array.from(texts, ({ field }) => FIELDS.indexOf(field))
  const next = startsOf(fields, Uint32Array.from(FIELDS.keys()))
  const order = new Uint32Array(texts.length)
  const placeOf = new Uint32Array(texts.length)
  for (let index = 0; index < texts.length; index++) {
    const field = fields[index] ?? 0
    const place = next[field] ?? 0
    next[field] = place + 1
    order[place] = index
    placeOf[index] = place
  }
  return { order, placeOf }
}
