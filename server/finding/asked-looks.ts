import type { LookWords } from './conditions/look-words.ts'
import { bitsOfCodes, intersect, unite } from './read-model/bits.ts'
import type { Bits } from './read-model/bits.ts'
import { bitsOfFacet } from './read-model/count/filters.ts'
import { facetColumnOf } from './read-model/facet-column.ts'
import { LOOK, UNMEASURED } from './read-model/looks.ts'
import type { ReadModel } from './read-model/model.ts'
import { findWords } from './read-model/words/find-words.ts'

type AskedLook = Pick<LookWords, 'group' | 'word' | 'isNot'>

/** Whether any cover of the catalogue has a word. */
export function hasLooks({ facets }: ReadModel): boolean {
  return (facets.get(LOOK)?.dictionary.values ?? []).some((value) => !value.endsWith(UNMEASURED))
}

/** The SKUs whose covers look so for sure. */
export function bitsMeasured(model: ReadModel, { group, word, isNot }: AskedLook): Bits {
  const isWanted = (value: string) => (isNot ? value !== word && value !== UNMEASURED : value === word)
  return bitsOfFacet(model, facetColumnOf(model, group), isWanted)
}

/** The SKUs that look so; and those of whose covers nothing is sure, if their texts say so. */
export function bitsOfLook(model: ReadModel, look: AskedLook & { text: string }): Bits {
  const measured = bitsMeasured(model, look)
  const said = findWords(model, look.text)
  const column = facetColumnOf(model, look.group)
  if (!column || !said?.hasAny || said.isRespelt) return measured
  const { codes, dictionary } = column
  const isUnsure = (places: number[]) => places.every((place) => dictionary.values[place] === UNMEASURED)
  const unsure = bitsOfCodes(
    codes,
    Uint8Array.from(dictionary.sets, (places) => (isUnsure(places) ? 1 : 0)),
  )
  const size = model.skuIds.length
  return unite(size, [measured, intersect(size, [unsure, said.skus])])
}
