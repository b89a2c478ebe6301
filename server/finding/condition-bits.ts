import { rgbOfHex } from '../../contract/colors/lab.ts'
import { usualColorDistance } from '../../contract/colors/usual-distance.ts'
import type { ClassFact } from '../../contract/facts/fact.ts'
import { readingsOf } from '../../contract/facts/read-fact.ts'
import type { Reading } from '../../contract/facts/read-fact.ts'
import { minorFromMajor } from '../../contract/money.ts'
import { boundsInYuan } from '../catalogue/rates.ts'
import { bitsMeasured, bitsOfLook } from './asked-looks.ts'
import type { Condition } from './conditions/conditions-in.ts'
import { groundOf } from './conditions/facts.ts'
import type { AskedClasses, NamedFact } from './conditions/facts.ts'
import { LENGTH_OF } from './conditions/measures.ts'
import { unite } from './read-model/bits.ts'
import type { Bits } from './read-model/bits.ts'
import { bitsOfFacet, bitsOfPrice } from './read-model/count/filters.ts'
import type { IsWantedValue } from './read-model/count/filters.ts'
import { bitsOfColor } from './read-model/colors/near-colors.ts'
import { isWithinClasses } from './read-model/fact-classes.ts'
import { PLACE } from './read-model/places.ts'
import { hasSides, hasSideWithin, reachesInto, SIZE, THICKNESS } from './read-model/measures.ts'
import type { Sides } from './read-model/measures.ts'
import type { ReadModel } from './read-model/model.ts'
import { findWords } from './read-model/words/find-words.ts'

/** The SKUs that meet a condition; undefined if it cannot be compared: a price in a currency without a rate today. */
export function bitsOf(model: ReadModel, condition: Condition, priceUnit: string | undefined): Bits | undefined {
  switch (condition.kind) {
    case 'price': {
      const rate = model.rates.get(condition.priceIn)
      const [low, high] = [condition.priceMin, condition.priceMax].map((major) =>
        major === null ? undefined : minorFromMajor(major),
      )
      return rate && bitsOfPrice(model, boundsInYuan({ low, high }, rate), condition.priceUnit ?? priceUnit)
    }
    case 'size':
      return bitsOfFacet(model, model.facets.get(SIZE), isOfSize(condition))
    case 'thickness':
      return bitsOfThickness(model, condition)
    case 'stock':
      return bitsOfFacet(model, model.facets.get('inStock'), (value) => value === '1')
    case 'attribute':
      return bitsOfFacet(model, model.facets.get(`attr.${condition.fact.id}`), isWithin(model, condition))
    case 'color':
      return bitsOfColorWords(model, condition)
    case 'place':
      return bitsOfFacet(model, model.facets.get(PLACE), (value) => value === condition.place)
    case 'look':
      return bitsOfLook(model, condition)
    case 'origin':
      return bitsOfFacet(model, model.facets.get('area'), (value) => value === condition.area.id)
  }
}

/** What looks so, and what states the code. */
function bitsOfColorWords(model: ReadModel, { hex, name, text }: Extract<Condition, { kind: 'color' }>): Bits {
  const alike = bitsOfColor(model.colors, { rgb: rgbOfHex(hex), distance: usualColorDistance(hex) })
  const stated = name === undefined ? undefined : findWords(model, text)
  return stated?.hasAny && !stated.isRespelt ? unite(model.skuIds.length, [alike, stated.skus]) : alike
}

function isWithin(model: ReadModel, condition: Extract<Condition, { kind: 'attribute' }>): IsWantedValue {
  const { fact, low, high, classes, isYes } = condition
  if (isYes !== undefined) return (value) => value === condition.value
  if (!classes) return reachesInto({ low: low ?? -Infinity, high: high ?? Infinity })
  return isOfClasses(model, fact, (own, row) =>
    classes.way === 'exact' ? isExactly(own, classes.exact) : isWithinClasses(row, classes, own),
  )
}

/** Boards shorter than this are given in feet. */
const MOST_FEET = 12

function isOfSize(condition: Extract<Condition, { kind: 'size' }>): IsWantedValue {
  const { limit, length, unit } = condition
  return limit ? hasSideWithin(length * LENGTH_OF[unit], limit) : hasSides(sidesOf(condition))
}

/** Without a written unit, any usual unit is possible. */
function sidesOf({ width, length, unit, isUnitSaid }: Extract<Condition, { kind: 'size' }>): Sides[] {
  const units = isUnitSaid ? [unit] : (['mm', 'cm', ...(length <= MOST_FEET ? (['ft'] as const) : [])] as const)
  return units.map((one) =>
    width === null ? [length * LENGTH_OF[one]] : [width * LENGTH_OF[one], length * LENGTH_OF[one]],
  )
}

/** Sizes in millimetres that have the same text. */
const THICKNESS_TOLERANCE = 0.5
const INCHES_TOLERANCE = 0.8

function bitsOfThickness(model: ReadModel, condition: Extract<Condition, { kind: 'thickness' }>): Bits {
  const { thicknessMin, thicknessMax, isInInches } = condition
  const tolerance = isInInches ? INCHES_TOLERANCE : THICKNESS_TOLERANCE
  const isWanted = reachesInto({
    low: thicknessMin === null ? -Infinity : thicknessMin - tolerance,
    high: thicknessMax === null ? Infinity : thicknessMax + tolerance,
  })
  const names = [THICKNESS, ...model.reading.thicknessIds.map((id) => `attr.${id}`)]
  const bits = names.map((name) => bitsOfFacet(model, model.facets.get(name), isWanted))
  return unite(model.skuIds.length, bits)
}

/** What is listed first: nobody who asks for R10 or better needs R12; what fits and says so; what is measured to look so. */
export function exactlyOf(model: ReadModel, condition: Condition): Bits | undefined {
  if (condition.kind === 'place') return findWords(model, condition.text)?.skus
  if (condition.kind === 'look') return bitsMeasured(model, condition)
  if (condition.kind !== 'attribute' || condition.classes?.way !== 'least') return undefined
  const { exact } = condition.classes
  return bitsOfFacet(
    model,
    model.facets.get(`attr.${condition.fact.id}`),
    isOfClasses(model, condition.fact, (own) => isExactly(own, exact)),
  )
}

function isExactly(own: Reading, { scale, low, high, parts }: AskedClasses['exact']): boolean {
  const isOfPart = ([key, place]: [string, number]) => own.parts[key] === place
  return own.scale === scale && own.low >= low && own.high <= high && Object.entries(parts).every(isOfPart)
}

function isOfClasses(
  { reading }: ReadModel,
  fact: NamedFact,
  isWanted: (own: Reading, row: ClassFact) => boolean,
): IsWantedValue {
  const row = groundOf(reading.facts).rowOf.get(fact)
  if (row?.kind !== 'class') return () => false
  return (value) => readingsOf(row, value).some((own) => isWanted(own, row))
}
