import type { PlaceCode } from '../../../contract/places/place-names.ts'
import type { Place } from '../../../contract/places/place.ts'
import type { Fact } from '../../../contract/facts/fact.ts'
import type { LookGroup } from '../../../contract/looks/look-names.ts'
import { readColorWords } from './color-words.ts'
import type { ColorWords, IsCode } from './color-words.ts'
import { mayHoldClass } from './class-words.ts'
import { readFactWords, readScaleWords } from './fact-words.ts'
import { groundOf } from './facts.ts'
import type { FactWords, MissingWords, NamedFact } from './facts.ts'
import { mayHoldLook, readLookWords } from './look-words.ts'
import type { IsOtherPhrase, LookWords } from './look-words.ts'
import { readSide, readSideLimit, readSizeWords, readThickness } from './measures.ts'
import type { SizeWords, ThicknessWords } from './measures.ts'
import { isDenied } from './negation.ts'
import { plainText } from './plain-text.ts'
import type { PlainText } from './plain-text.ts'
import { mayHoldPlace, readPlaceWords } from './place-words.ts'
import type { PlaceWords } from './place-words.ts'
import { areContrary, mergePrices, readPriceWords, unitMeant } from './price-words.ts'
import type { PriceWords } from './price-words.ts'
import { mayHoldQuality, readQualityWords } from './quality-words.ts'
import { perSquareMetre, readQuantity } from './quantities.ts'
import { beginsWithArea, readCountry, readOrigin, readStock } from './supply-words.ts'
import type { IsName, NamedArea, OriginWords } from './supply-words.ts'
import { unreadIn } from './unread.ts'
import { mayHoldYesNo, readYesNoWords } from './yes-no-words.ts'

/** Where the condition stands in the typed text, in UTF-16 units. */
export interface Stretch {
  text: string
  start: number
  end: number
}

type Told<Words> = Omit<Words, 'from' | 'to'>

/** The conditions in a typed text, and its remaining words. */
export type Condition = Stretch &
  (
    | ({ kind: 'price'; also?: Stretch[] } & Told<PriceWords>)
    | (Told<SizeWords> & { isQuality?: true })
    | Told<ThicknessWords>
    | { kind: 'stock' }
    | Told<ColorWords>
    | (Told<FactWords> & { isQuality?: true })
    | Told<LookWords>
    | ({ kind: 'origin' } & Told<OriginWords>)
    | Told<PlaceWords>
  )

export interface ConditionsText {
  /** The remaining words. */
  rest: string
  /** In text order; at most one of each kind, of each fact, of each place, and of each group of looks, but for prices that contradict each other. */
  conditions: Condition[]
  /** Words that ask for nothing of a product, and are none of the rest: "20 m2", how much is needed. */
  silent: Stretch[]
  /** Measures among the remaining words that nothing could read, and facts that the catalogue has on other scales only, in text order. */
  unread: UnreadPlace[]
}

export type UnreadPlace = Stretch & { missing?: Told<MissingWords> }

/** The context for reading a text. */
export interface ConditionReading {
  /** The currency of a figure without a sign. */
  priceIn: string
  areas: readonly NamedArea[]
  /** The facts that the catalogue records as figures, classes, or yes and no. */
  facts?: readonly NamedFact[] | undefined
  /** The plain text of which this is a part: what is priced may stand elsewhere. */
  whole?: string | undefined
  /** The places that a text may name; none without it. */
  places?: readonly Place[] | undefined
  /** Without it no model number counts as looking like a colour code. */
  isCode?: IsCode | undefined
  /** Recognises names that contain a country; without it, countries beside other words stay words. */
  isName?: IsName | undefined
  /** Whether properties in words are read as the amounts that they mean: "deep pile"; else they stay words. */
  hasQualities?: boolean | undefined
  /** Recognises phrases of the trade; without it, words of looks stay words. */
  isOtherPhrase?: IsOtherPhrase | undefined
}

/** A text without any of these has no condition. */
const MAY_HOLD_ONE =
  /\p{N}|#|class|rating|grade|[a-f]\d?\s?级|等级[\s:为是]*[a-f]|stock|asap|as soon as|within|urgent|急|尽快|儘快|ship|available|deliver|dispatch|lead|[交货期短]|[天日周月期]之?以?内|from|made|produced|manufactured|origin|hundred|thousand|[百千万十]|[一二两三四五六七八九][毫厘公米]|inch|分之|[货貨]|库存|庫存|[产產]|进口|進口|制造|製造|来自|來自/iu
/** Joining words, which mean nothing if they are left over alone. */
const JOINING = /^(?:and|with|in|at|for|of|or|the|a|price|priced|的|和|且|与|价格|[\s\p{P}\p{S}])*$/iu
const NO_FACTS: NamedFact[] = []
const NO_PLACES: Place[] = []
/** Replaces text that was read as a condition; it is no neighbour of any word. */
const READ = '|'

/** Nobody says more; each takes a look through the whole text. */
const MOST_PRICES = 12
const MOST_QUANTITIES = 4

/** Reads prices, sizes, thicknesses, other facts, colours, stock and origin from a typed text. */
export function conditionsIn(
  text: string,
  {
    priceIn,
    areas,
    facts = NO_FACTS,
    places = NO_PLACES,
    whole,
    isCode = () => false,
    isName,
    isOtherPhrase,
    hasQualities = false,
  }: ConditionReading,
): ConditionsText {
  const typed = plainText(text)
  const { plain } = typed
  const mayHoldMore = MAY_HOLD_ONE.test(text)
  const mayHoldFact = facts.length > 0 && (mayHoldMore || mayHoldClass(text) || mayHoldYesNo(plain, groundOf(facts)))
  const mayHoldPlaces = mayHoldPlace(plain, places)
  const mayHoldWord = isOtherPhrase !== undefined && mayHoldLook(plain)
  const mayHoldQualities = hasQualities && mayHoldQuality(plain)
  if (!isName && !mayHoldMore && !mayHoldFact && !mayHoldPlaces && !mayHoldWord && !mayHoldQualities)
    return { rest: text, conditions: [], silent: [], unread: [] }
  const reading = beginReading(text, typed)
  if (mayHoldMore)
    reading.take(
      (words) => readColorWords(words, isCode),
      (color) => color,
    )
  const told: ToldFacts = new Set()
  const readScale = readUntilNone(readScaleWords)
  if (mayHoldPlaces) {
    // "Barefoot class B" is a class; what is left of "R11, suitable for stairs" a place before it is a fact of carpets.
    if (mayHoldFact) takeFacts(reading, facts, { told, read: readScale })
    takePlaces(reading, { places, facts, areas })
  }
  const readFact: ReadFact = (words) => readScale(words, facts, told) ?? readYesNoWords(words, groundOf(facts), told)
  if (mayHoldFact) takeFacts(reading, facts, { told, read: readFact })
  if (mayHoldMore) {
    reading.take(
      (words) => readSizeWords(words) ?? readSideLimit(words) ?? readSide(words),
      (size) => size,
    )
    reading.take(readThickness, (thickness) => thickness)
    const takePrice = () =>
      reading.take(
        (words) => readPriceWords(words, priceIn),
        (price) => ({ kind: 'price', ...price }),
      )
    for (let taken = 0; taken < MOST_PRICES && takePrice(); taken++);
    reading.take(readStock, () => ({ kind: 'stock' }))
    reading.take(
      (words) => readOrigin(words, areas),
      (origin) => ({ kind: 'origin', ...origin }),
    )
  }
  const { conditions } = reading
  if (mayHoldQualities) takeQualities(reading, facts, told)
  if (isName && !conditions.some(({ kind }) => kind === 'origin'))
    reading.take(
      (words) => readCountry(words, areas, isName),
      (origin) => ({ kind: 'origin', ...origin }),
    )
  if (isOtherPhrase && mayHoldWord) takeLooks(reading, isOtherPhrase)
  conditions.sort((one, other) => one.start - other.start)
  const silent = mayHoldMore ? takeQuantities(reading) : []
  const measures = unreadIn(reading.left()).map((span) => reading.placeOf(span))
  const unread = [...measures, ...reading.missing].sort((one, other) => one.start - other.start)
  const rest = withoutLimits(restOf(text, [...conditions, ...silent]), conditions)
  const priced = withOnePrice(text, conditions).map((one) =>
    one.kind === 'price' ? priceOfThing(one, whole ?? plain) : one,
  )
  return { rest, conditions: priced, silent, unread }
}

/** A price by the unit in which the things of its text are sold. */
function priceOfThing(price: PriceCondition, whole: string): Condition {
  const each = perSquareMetre(price, whole)
  return { ...each, priceUnit: unitMeant(each, price.text.toLowerCase(), whole) }
}

function takeQuantities(reading: PartlyRead): Stretch[] {
  const found: Stretch[] = []
  while (found.length < MOST_QUANTITIES) {
    const span = readQuantity(reading.left())
    if (!span) break
    found.push(reading.placeOf(span))
    reading.remove(span)
  }
  return found
}

type Telling = Condition extends infer One ? (One extends Stretch ? Omit<One, keyof Stretch> : never) : never

interface Span {
  from: number
  to: number
}

/** A text from which conditions are taken one by one. */
interface PartlyRead {
  readonly conditions: Condition[]
  readonly missing: UnreadPlace[]
  /** The plain text, with marks in place of what was read. */
  left: () => string
  /** Takes the first condition that is not negated; false if there is none. */
  take: <Words extends Span>(readIn: (left: string) => Words | null, tell: (told: Told<Words>) => Telling) => boolean
  /** Marks a stretch as read; undefined if it is negated, since no filter can exclude. */
  remove: (span: Span) => Stretch | undefined
  placeOf: (span: Span) => Stretch
}

function beginReading(text: string, { plain, places }: PlainText): PartlyRead {
  let left = plain
  const conditions: Condition[] = []
  const endsOf = ({ from, to }: Span) => {
    const stretch = left.slice(from, to)
    const lead = stretch.length - stretch.trimStart().length
    return { first: firstOf(places, from + lead), after: afterLast(places, to) }
  }
  const placeOf = (span: Span): Stretch => {
    const { first, after } = endsOf(span)
    const [start, end] = [places[first] ?? 0, places[after] ?? text.length]
    return { text: text.slice(start, end), start, end }
  }
  const remove = (span: Span) => {
    const place = placeOf(span)
    const { first, after } = endsOf(span)
    left = left.slice(0, first) + READ.repeat(after - first) + left.slice(after)
    return isDenied(plain, { from: first, to: span.to }) ? undefined : place
  }
  return {
    conditions,
    missing: [],
    left: () => left,
    take(readIn, tell) {
      for (let words = readIn(left); words; words = readIn(left)) {
        const { from, to, ...told } = words
        const place = remove({ from, to })
        if (!place) continue
        conditions.push({ ...tell(told), ...place })
        return true
      }
      return false
    },
    remove,
    placeOf,
  }
}

type ToldFacts = Set<NamedFact | Fact>
type ReadFact = typeof readScaleWords

/** What has none is not read again before something is taken from it. */
function readUntilNone(read: ReadFact): ReadFact {
  let without: string | undefined
  return (words, facts, told) => {
    const found = words === without ? null : read(words, facts, told)
    if (!found) without = words
    return found
  }
}

/** Takes each fact once, and notes those that the catalogue has on other scales only. */
function takeFacts(
  reading: PartlyRead,
  facts: readonly NamedFact[],
  { told, read }: { told: ToldFacts; read: ReadFact },
): void {
  const readFact = (): FactWords | null => {
    let found = read(reading.left(), facts, told)
    while (found?.kind === 'missing') {
      const { from, to, ...missing } = found
      told.add(missing.row)
      const place = reading.remove({ from, to })
      if (place) reading.missing.push({ ...place, missing })
      found = read(reading.left(), facts, told)
    }
    return found
  }
  const takeFact = () =>
    reading.take(readFact, (fact) => {
      told.add(fact.fact)
      return fact
    })
  while (takeFact());
}

/** Takes each place once; several are asked for all. What names a fact that the catalogue has is that fact: 地暖. */
function takePlaces(
  reading: PartlyRead,
  {
    places,
    facts,
    areas,
  }: Required<Pick<ConditionReading, 'areas'>> & { places: readonly Place[]; facts: readonly NamedFact[] },
): void {
  const told = new Set<PlaceCode>()
  const isFact = (words: string) => readFactWords(words, facts)?.kind === 'attribute'
  // "Outside Italy".
  const isOfLand = (after: string) => beginsWithArea(after, areas)
  const takePlace = () =>
    reading.take(
      (plain) =>
        readPlaceWords(plain, places, ({ place, words, after }) => told.has(place) || isOfLand(after) || isFact(words)),
      (found) => {
        told.add(found.place)
        return found
      },
    )
  while (takePlace());
}

function takeQualities(reading: PartlyRead, facts: readonly NamedFact[], told: ToldFacts): void {
  const isTold = (meaning: { kind: string; fact?: NamedFact }) =>
    meaning.fact ? told.has(meaning.fact) : reading.conditions.some(({ kind }) => kind === meaning.kind)
  const takeQuality = () => {
    const words = readQualityWords(reading.left(), facts, isTold)
    if (!words) return false
    const { from, to, ...quality } = words
    const place = reading.remove({ from, to })
    if (!place) return true
    if (quality.kind === 'attribute') told.add(quality.fact)
    reading.conditions.push({ ...quality, isQuality: true, ...place })
    return true
  }
  while (takeQuality());
}

function takeLooks(reading: PartlyRead, isOtherPhrase: IsOtherPhrase): void {
  const told = new Set<LookGroup>()
  const takeLook = () =>
    reading.take(
      (words) => readLookWords(words, told, isOtherPhrase),
      (look) => {
        told.add(look.group)
        return look
      },
    )
  while (takeLook());
}

type PriceCondition = Extract<Condition, { kind: 'price' }>

/** Prices that do not contradict each other form one condition; of those that do each is one. */
function withOnePrice(text: string, conditions: Condition[]): Condition[] {
  const prices: PriceCondition[] = []
  const others = conditions.filter((condition) => condition.kind !== 'price')
  for (const price of conditions) {
    if (price.kind !== 'price') continue
    const before = prices.at(-1)
    if (!before || areContrary(before, price)) prices.push(price)
    else prices.splice(-1, 1, asOne(text, before, price))
  }
  return [...others, ...prices].sort((one, other) => one.start - other.start)
}

/** At the last one's place, from the first on if nothing stands between, else with the places of all. */
function asOne(text: string, before: PriceCondition, other: PriceCondition): PriceCondition {
  const between = text.slice(before.end, other.start)
  // What was taken out of a keyword left a stroke.
  const isJoined = JOINING.test(between) && !between.includes('|')
  const start = isJoined ? before.start : other.start
  const { text: piece, start: from, end: to, also: others = [] } = before
  const also = isJoined ? others : [...others, { text: piece, start: from, end: to }]
  const place = { start, end: other.end, text: text.slice(start, other.end), ...(also.length && { also }) }
  return { ...mergePrices(before, other), ...place }
}

/** One typed character may have become several, as ½ does; it belongs to one stretch as a whole. */
function firstOf(places: number[], from: number): number {
  let first = from
  while (first > 0 && places[first - 1] === places[from]) first--
  return first
}

function afterLast(places: number[], to: number): number {
  let after = to
  while (after < places.length && places[after] === places[to - 1]) after++
  return after
}

/** The words "thin" or "thick" beside a limit of thickness, which add nothing. */
const THIN = /(?<![\p{L}\p{N}-])(?:ultra[\s-]?|very )?(?:thin|slim)(?![\p{L}-])|超?薄型?的?/giu
const THICK = /(?<![\p{L}\p{N}-])(?:very )?thick(?![\p{L}-])|加?厚型?的?/giu

function withoutLimits(rest: string, conditions: Condition[]): string {
  const thickness = conditions.find((condition) => condition.kind === 'thickness')
  if (!thickness) return rest
  const repeated = thickness.thicknessMin === null ? THIN : thickness.thicknessMax === null ? THICK : undefined
  return repeated ? rest.replaceAll(repeated, ' ').replaceAll(/\s+/g, ' ').trim() : rest
}

function restOf(text: string, read: Stretch[]): string {
  if (!read.length) return text
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of read.toSorted((one, other) => one.start - other.start)) {
    pieces.push(text.slice(at, start))
    at = end
  }
  pieces.push(text.slice(at))
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => !JOINING.test(piece))
    .join(' ')
}
