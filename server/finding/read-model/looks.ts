import { lookGroups } from '../../../contract/looks/look-names.ts'
import type { LookGroup } from '../../../contract/looks/look-names.ts'
import type { LookWords } from '../../../contract/looks/words-of-look.ts'
import { codeOfSet, dictionaryOf, viewOf } from './facet-dictionary.ts'
import type { Dictionaries } from './facet-dictionary.ts'
import type { FacetColumn } from './model.ts'

/** The column of measured looks: a code stands for the words of all groups (`warmth:warm`), so that one pass counts them together. */
export const LOOK = 'look'

/** The value of each group for a cover that is not measured yet. */
export const UNMEASURED = 'unmeasured'

export function isLookGroup(name: string): name is LookGroup {
  return (lookGroups as readonly string[]).includes(name)
}

/** `veined` of `pattern:veined`; undefined for a value of another group. */
export function wordOfGroup(value: string, group: LookGroup): string | undefined {
  return value.startsWith(`${group}:`) ? value.slice(group.length + 1) : undefined
}

/** Encodes the words of a cover; null: it is not measured yet. */
export function lookCoder(dictionaries: Dictionaries): (words: LookWords | null) => number {
  const dictionary = dictionaryOf(dictionaries, LOOK)
  return (words) =>
    codeOfSet(
      dictionary,
      lookGroups.flatMap((group) => {
        const word = words ? words[group] : UNMEASURED
        return word === undefined ? [] : [`${group}:${word}`]
      }),
    )
}

interface Views {
  column: FacetColumn
  sets: number
  ofGroup: Record<LookGroup, FacetColumn>
}

/** By dictionary: a later model with the same codes has the same views, and so what is known of their counts. */
const known = new WeakMap<FacetColumn['dictionary'], Views>()

/** The column of one group, with its words as values. */
export function lookColumnOf(column: FacetColumn, group: LookGroup): FacetColumn {
  const { dictionary, codes } = column
  const before = known.get(dictionary)
  if (before?.column.codes === codes && before.sets === dictionary.sets.length) return before.ofGroup[group]
  const ofGroup = {
    warmth: groupOf(column, 'warmth'),
    pattern: groupOf(column, 'pattern'),
    liveliness: groupOf(column, 'liveliness'),
  }
  known.set(dictionary, { column, sets: dictionary.sets.length, ofGroup })
  return ofGroup[group]
}

function groupOf(column: FacetColumn, group: LookGroup): FacetColumn {
  return { ...column, dictionary: viewOf(column.dictionary, (value) => wordOfGroup(value, group)) }
}
