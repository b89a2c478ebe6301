import { derivations } from '../../../../contract/facts/between.ts'
import type { StatedFact } from '../../../../contract/facts/between.ts'
import { findFact } from '../../../../contract/facts/facts.ts'
import { fitsOf, placesOf } from '../../../../contract/places/fits.ts'
import { places } from '../../../../contract/places/places.ts'
import { statedAs } from '../../../catalogue/stated-facts.ts'
import type { WideCodes } from '../columns.ts'
import { codeOfSet, dictionaryOf } from '../facet-dictionary.ts'
import type { Dictionaries } from '../facet-dictionary.ts'
import type { Lookups } from './load-lookups.ts'
import { facetOf, storedValueOf } from './load-values.ts'
import type { LoadedValues, Owners } from './load-values.ts'

/** The facet of the places where a SKU fits (`stairs`), does not (`stairs:not`), or does not say (`stairs:unstated`). */
export const PLACE = 'place'

/** The facts on which an answer may depend: those of the ways, and those that norms tie to them. */
const decisive = new Set<string>(
  places.flatMap(({ demands }) =>
    demands.flatMap(({ ways }) => ways.flatMap(({ fact, also }) => (also ? [fact, also.fact] : [fact]))),
  ),
)
for (const { from, to } of derivations)
  if ([to, ...from].some((code) => decisive.has(code))) for (const code of [to, ...from]) decisive.add(code)

interface Ground {
  owners: Owners
  categoryIds: readonly string[]
  values: LoadedValues
  /** The codes of attributes, by facet. */
  codes: WideCodes
  lookups: Lookups
  dictionaries: Dictionaries
}

/** A column of an attribute that decides, and what each of its codes states. */
interface DecisiveColumn {
  codes: Uint32Array
  statedOf: (code: number) => StatedFact | undefined
}

/** What some SKUs have in common: their category, or what others have and one value more. */
type Combination = { categoryId: string } | { before: number; column: DecisiveColumn; code: number }

/** Above the number of codes of a column. */
const MOST_CODES = 2 ** 26

/**
 * The codes of the facet `place` of each SKU. SKUs of one category with the same values of all attributes that decide are judged once, by
 * the same function as a product's own page.
 */
export function codesOfPlaces(ground: Ground): Uint32Array {
  const { owners, categoryIds, lookups, dictionaries } = ground
  const dictionary = dictionaryOf(dictionaries, PLACE)
  // The first one is of SKUs that are asked for no place.
  const combinations: (Combination | undefined)[] = [undefined]
  const ofCategory = new Map<string, number>()
  const ofSku = new Uint32Array(owners.skuIds.length)
  for (const [product, categoryId] of categoryIds.entries()) {
    let own = ofCategory.get(categoryId)
    if (own === undefined) {
      own = placesOf(lookups.kindsOf(categoryId)).length === 0 ? 0 : combinations.push({ categoryId }) - 1
      ofCategory.set(categoryId, own)
    }
    ofSku.fill(own, owners.firstSku[product], owners.firstSku[product + 1])
  }
  for (const column of decisiveColumns(ground)) addColumn(column, ofSku, combinations)
  const codes = new Map<number, number>([[0, 0]])
  return ofSku.map((combination) => {
    let code = codes.get(combination)
    if (code === undefined)
      codes.set(combination, (code = codeOfSet(dictionary, answersOf(combination, combinations, lookups))))
    return code
  })
}

function addColumn(column: DecisiveColumn, ofSku: Uint32Array, combinations: (Combination | undefined)[]): void {
  const known = new Map<number, number>()
  const { codes } = column
  for (let sku = 0; sku < ofSku.length; sku++) {
    const [before = 0, code = 0] = [ofSku[sku], codes[sku]]
    if (before === 0 || code === 0) continue
    const key = before * MOST_CODES + code
    let next = known.get(key)
    if (next === undefined) known.set(key, (next = combinations.push({ before, column, code }) - 1))
    ofSku[sku] = next
  }
}

function answersOf(
  own: number,
  combinations: readonly (Combination | undefined)[],
  { kindsOf, placeRules: rules }: Lookups,
): string[] {
  const stated: StatedFact[] = []
  let combination = combinations[own]
  while (combination && 'column' in combination) {
    const fact = combination.column.statedOf(combination.code)
    if (fact) stated.push(fact)
    combination = combinations[combination.before]
  }
  const kinds = kindsOf(combination?.categoryId ?? '')
  return fitsOf(stated, { kinds, rules }).map(({ place, answer }) => (answer === 'fits' ? place : `${place}:${answer}`))
}

function decisiveColumns({ values, codes: columns, lookups, dictionaries }: Ground): DecisiveColumn[] {
  return lookups.reading.facts.flatMap((attribute) => {
    const codes = columns.get(facetOf(attribute.id))
    if (!codes || !attribute.fact || !decisive.has(attribute.fact) || !findFact(attribute.fact)) return []
    const { sets } = dictionaryOf(dictionaries, facetOf(attribute.id))
    const said = new Map(
      values.values.flatMap((value) =>
        value.attribute === attribute.id ? [[value.place, storedValueOf(value, lookups)] as const] : [],
      ),
    )
    return [
      {
        codes,
        statedOf: (code) =>
          statedAs(
            attribute,
            (sets[code] ?? []).flatMap((place) => said.get(place) ?? []),
          ),
      },
    ]
  })
}
