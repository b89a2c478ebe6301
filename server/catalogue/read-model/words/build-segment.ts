import { DESCRIPTION, FIELDS, hasPinyin, isCode } from './fields.ts'
import type { FieldText, TextsOfProduct } from './fields.ts'
import { readingsOf } from './pinyin.ts'
import type { Readings } from './pinyin.ts'
import { collect, nothingCollected, postingsOf, startsOf } from './postings.ts'
import type { Collected } from './postings.ts'
import { STRING_SECTIONS, pairOf } from './segment.ts'
import type { HanSection, Section, Segment } from './segment.ts'
import { isStopWord } from './spelling.ts'
import { stemsOf } from './stems.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'
import { vocabularyOf } from './vocabulary.ts'

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
    lengths[place] = Math.min(255, readText(reader, place, { field: fields[place] ?? 0, text }))
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
    ...finish(reader),
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

/** What is being read: terms by number as they come, and where they stand. */
interface Reader {
  terms: Record<(typeof STRING_SECTIONS)[number], Map<string, number>>
  found: Record<(typeof STRING_SECTIONS)[number] | 'han', Collected>
  pairs: Map<number, number>
  /** Reading a run aloud is slow, and runs come again and again. */
  readings: Map<string, Readings>
}

function createReader(): Reader {
  const each = <Value>(make: () => Value) => ({
    words: make(),
    numbers: make(),
    codes: make(),
    pinyin: make(),
    initials: make(),
  })
  return {
    terms: each(() => new Map<string, number>()),
    found: { ...each(nothingCollected), han: nothingCollected() },
    pairs: new Map(),
    readings: new Map(),
  }
}

/** Answers how many steps the text is long. */
function readText(reader: Reader, place: number, { field, text }: { field: number; text: string }): number {
  const tokens = tokensOf(text)
  const isPlain = field === DESCRIPTION
  for (const token of tokens) {
    const at = { text: place, position: token.position }
    if (token.kind === 'han') readRun(reader, token.text, { ...at, isRead: hasPinyin[field] === true })
    else if (!isCode[field] && !(isPlain && isStopWord(token.text))) readWord(reader, token, at)
  }
  if (isCode[field]) readCode(reader, tokens, place)
  const last = tokens.at(-1)
  return last ? last.position + (last.kind === 'han' ? last.text.length : 1) : 0
}

interface Place {
  text: number
  position: number
}

const AMOUNT = /^(\d+(?:\.\d+)?)\p{L}/u

function readWord(reader: Reader, { kind, text }: Token, at: Place): void {
  if (kind === 'word') return note(reader, 'words', { term: text, at })
  note(reader, 'numbers', { term: text, at })
  // "14mm" is found by "14" too.
  const [, amount] = AMOUNT.exec(text) ?? []
  if (amount) note(reader, 'numbers', { term: amount, at })
}

function readCode(reader: Reader, tokens: Token[], place: number): void {
  const term = codeOf(tokens)
  if (term) note(reader, 'codes', { term, at: { text: place, position: 0 } })
}

/** A model or platform number without what punctuates it. */
export function codeOf(tokens: Token[]): string {
  return tokens
    .filter(({ kind }) => kind !== 'han')
    .map(({ text }) => text.replaceAll('.', ''))
    .join('')
}

function readRun(reader: Reader, run: string, at: Place & { isRead: boolean }): void {
  for (let index = 0; index < run.length; index++) {
    const pair = pairOf(run.charCodeAt(index), index + 1 < run.length ? run.charCodeAt(index + 1) : 0)
    let number = reader.pairs.get(pair)
    if (number === undefined) reader.pairs.set(pair, (number = reader.pairs.size))
    collect(reader.found.han, number, { text: at.text, position: at.position + index })
  }
  if (!at.isRead) return
  let readings = reader.readings.get(run)
  if (!readings) reader.readings.set(run, (readings = readingsOf(run)))
  for (let index = 0; index < run.length; index++) {
    const place = { text: at.text, position: at.position + index }
    const whole = readings.whole[index]
    if (whole) note(reader, 'pinyin', { term: whole, at: place })
    const initials = readings.initials[index]
    if (initials) note(reader, 'initials', { term: initials, at: place })
  }
}

function note(reader: Reader, section: keyof Reader['terms'], { term, at }: { term: string; at: Place }): void {
  const terms = reader.terms[section]
  let number = terms.get(term)
  if (number === undefined) terms.set(term, (number = terms.size))
  collect(reader.found[section], number, at)
}

function finish({ terms, found, pairs }: Reader) {
  const section = (name: keyof Reader['terms']): Section => {
    const sorted = [...terms[name].keys()].sort()
    const ranks = new Uint32Array(sorted.length)
    for (const [rank, term] of sorted.entries()) ranks[terms[name].get(term) ?? 0] = rank
    return { ...vocabularyOf(sorted), postings: postingsOf(found[name], ranks) }
  }
  const words = section('words')
  return {
    words,
    numbers: section('numbers'),
    codes: section('codes'),
    pinyin: section('pinyin'),
    initials: section('initials'),
    stems: stemsOf(words),
    han: hanOf(pairs, found.han),
  }
}

function hanOf(numberOfPair: Map<number, number>, found: Collected): HanSection {
  const pairs = Uint32Array.from(numberOfPair.keys()).sort()
  const ranks = new Uint32Array(pairs.length)
  for (const [rank, pair] of pairs.entries()) ranks[numberOfPair.get(pair) ?? 0] = rank
  return { pairs, postings: postingsOf(found, ranks) }
}
