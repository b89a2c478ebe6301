import type { WordQuery } from '../query.ts'
import { phraseSpokenAs, wordMeantBy } from '../thesaurus.ts'
import type { Thesaurus } from '../thesaurus.ts'

interface Ground {
  /** How far off a unit stands: 0 as it was typed, 1 with a slip; Infinity: neither. */
  distanceOf: (unit: number) => number
  thesaurus: Thesaurus
}

/**
 * The words of a query as the trade spells them, where some of them stand nowhere: "parket" is parquet, 大里石 is 大理石. What a
 * word means is found only by its right spelling. Nothing where there is nothing to mend.
 */
export function respelt({ units }: WordQuery, { distanceOf, thesaurus }: Ground): string | undefined {
  let isMended = false
  const words = units.map(({ kind, text, isRequired }, unit) => {
    if (!isRequired || (kind !== 'word' && kind !== 'han')) return text
    const distance = distanceOf(unit)
    if (!distance) return text
    const meant = kind === 'word' ? wordNearer(text, { distance, thesaurus }) : phraseSpokenAs(thesaurus, text)
    isMended ||= meant !== undefined && meant !== text
    return meant ?? text
  })
  return isMended ? words.join(' ') : undefined
}

/** A word of the trade, unless the catalogue has one that is nearer. */
function wordNearer(
  text: string,
  { distance, thesaurus }: { distance: number; thesaurus: Thesaurus },
): string | undefined {
  const meant = wordMeantBy(thesaurus, text)
  return meant && meant.distance <= distance ? meant.word : undefined
}
