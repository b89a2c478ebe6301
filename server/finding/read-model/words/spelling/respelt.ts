import type { WordQuery } from '../query.ts'
import { phraseSpokenAs, wordMeantBy } from '../guessing.ts'
import type { Thesaurus } from '../thesaurus.ts'

interface Ground {
  /** How far off a unit was found: 0 as typed, 1 with a typo, Infinity not at all. */
  distanceOf: (unit: number) => number
  thesaurus: Thesaurus
}

/**
 * Corrects query words that stand nowhere to the trade's spelling: "parket" to parquet, 大里石 to 大理石. The thesaurus knows only right
 * spellings. Undefined if there is nothing to correct.
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

/** A word of the trade, unless a word of the catalogue is nearer. */
function wordNearer(
  text: string,
  { distance, thesaurus }: { distance: number; thesaurus: Thesaurus },
): string | undefined {
  const meant = wordMeantBy(thesaurus, text)
  return meant && meant.distance <= distance ? meant.word : undefined
}
