import type { FilterHint } from '../../contract/catalogue.ts'
import { hexOfRgb, rgbOfHex } from '../../contract/colors/lab.ts'
import { usualColorDistance } from '../../contract/colors/usual-distance.ts'
import type { UnderstoodCondition } from '../../contract/conditions.ts'
import { filters } from '../../contract/filters.ts'
import { UNDERSTOOD } from './product-filters.ts'
import { bitsOfColor } from './read-model/colors/near-colors.ts'
import type { WantedColor } from './read-model/colors/near-colors.ts'
import { CERTIFICATE } from './read-model/certificates.ts'
import { findMatchingSkus, runsOf } from './read-model/count/filters.ts'
import type { Groups } from './read-model/count/filters.ts'
import type { ReadModel } from './read-model/model.ts'
import { findWords } from './read-model/words/find-words.ts'
import { foldUnit, isHan } from './read-model/words/fold.ts'
import { parseQuery } from './read-model/words/query.ts'
import type { Thesaurus } from './read-model/words/thesaurus.ts'

const MOST_HINTS = 6
/** The most words that are left out one by one. Each is a search of up to a tenth of a second, so a sentence is not tried. */
const MOST_WORDS = 8
const MOST_HAN = 16

/** The facet of the colour filter. */
const COLOR = 'nearColor'
/** The query parameter of a facet's filter. */
const filterByFacet = new Map<string, string>(filters.flatMap((row) => ('facet' in row ? [[row.facet, row.name]] : [])))

/** Each as ΔE00; the last is still of the same family. */
const FARTHER = [10, 15, 20, 25]

interface Asked {
  /** The keyword's words and the conditions read from it. */
  words: string
  understood: readonly UnderstoodCondition[]
  /** The colour of the colour filter. */
  color?: WantedColor | undefined
}

/**
 * For filters that find nothing: how many products would be found without one of them, or without one word, most first. If that is
 * none too, words that no product has are left out as well.
 */
export function findHints(model: ReadModel, groups: Groups, asked: Asked): FilterHint[] {
  return [...hintOfFartherColor(model, groups, asked), ...hintsWithout(model, groups, asked)]
}

/** The colour that is asked for, within the smallest distance in which there is something. */
function hintOfFartherColor(model: ReadModel, groups: Groups, { understood, color }: Asked): FilterHint[] {
  const said = understood.find(({ kind }) => kind === 'color')
  if (color) return fartherColor(model, groups, { name: COLOR, filter: 'colorHex', word: null, ...color })
  if (said?.kind !== 'color') return []
  const distance = usualColorDistance(said.hex)
  const name = `${UNDERSTOOD}${said.start}`
  return fartherColor(model, groups, { name, filter: 'keyword', word: said.text, rgb: rgbOfHex(said.hex), distance })
}

interface AskedColor extends WantedColor, Pick<FilterHint, 'filter' | 'word'> {
  /** Of its group. */
  name: string
}

function fartherColor(model: ReadModel, groups: Groups, { name, filter, word, rgb, distance }: AskedColor) {
  for (const farther of FARTHER.filter((one) => one > distance)) {
    const left = new Map(groups).set(name, bitsOfColor(model.colors, { rgb, distance: farther }))
    const total = countProducts(model, findMatchingSkus(model, left))
    if (total) return [{ filter, word, farther: { hex: hexOfRgb(rgb), distance: farther }, total }]
  }
  return []
}

function hintsWithout(model: ReadModel, groups: Groups, { words: keyword, understood }: Asked): FilterHint[] {
  const words = keyword.split(/\s+/).flatMap((word) => wordsWithin(word, model.thesaurus))
  const isSentence = words.length > MOST_WORDS || countHan(keyword) > MOST_HAN
  const hints = hintsAmong(model, groups, { words: isSentence ? [] : words, understood })
  if (hints.length || isSentence) return hints
  const besides = words.filter((word) => findWords(model, word)?.hasAny === false)
  if (!besides.length || besides.length === words.length) return hints
  const rest = words.filter((word) => !besides.includes(word))
  const left = withWords(model, groups, rest)
  const [last = ''] = besides
  const total = besides.length > 1 ? countProducts(model, findMatchingSkus(model, left)) : 0
  // Only without all of these is anything found, so the hint names the last of them.
  if (total) return [{ filter: 'keyword', word: last, besides: besides.slice(1), total }]
  return hintsAmong(model, left, { words: rest, understood }).map((hint) => ({
    ...hint,
    besides: [...(hint.besides ?? []), ...besides],
  }))
}

function countHan(text: string): number {
  return text.match(/\p{Script=Han}/gu)?.length ?? 0
}

/** The words as typed; a run of Han is split into its words (不存在的东西大理石). */
function wordsWithin(typed: string, thesaurus: Thesaurus): string[] {
  if (!typed) return []
  const folded = Array.from({ length: typed.length }, (_, at) => foldUnit(typed.charCodeAt(at)))
  const isRun = folded.every((unit, at) => unit.length === 1 && isHan(typed.charCodeAt(at)))
  if (!isRun) return [typed]
  const run = folded.join('')
  let at = 0
  const words = parseQuery(run, thesaurus).units.flatMap(({ text }) => {
    const from = run.indexOf(text, at)
    if (from < 0) return []
    at = from + text.length
    return typed.slice(from, at)
  })
  return words.length > 1 ? words : [typed]
}

function hintsAmong(
  model: ReadModel,
  groups: Groups,
  { words, understood }: { words: string[]; understood: readonly UnderstoodCondition[] },
): FilterHint[] {
  const inForce = [...groups.keys()].filter((name) => name !== 'words' && name !== CERTIFICATE)
  const readAt = new Map(understood.map((condition) => [`${UNDERSTOOD}${condition.start}`, condition]))
  const hints = inForce.map((name) => ({
    filter: readAt.has(name)
      ? 'keyword'
      : name.startsWith('attr.')
        ? name.replace('attr.', 'attrs.')
        : (filterByFacet.get(name) ?? name),
    word: readAt.get(name)?.text ?? null,
    ...leftOutWith(readAt.get(name)),
    total: countProducts(model, findMatchingSkus(model, groups, name)),
  }))
  return [...hints, ...hintsOfWords(model, groups, words)]
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST_HINTS)
}

/** The other pieces of text from which the condition was read. */
function leftOutWith(condition: UnderstoodCondition | undefined): Pick<FilterHint, 'besides'> {
  return condition?.kind === 'price' && condition.also ? { besides: condition.also.map(({ text }) => text) } : {}
}

function hintsOfWords(model: ReadModel, groups: Groups, words: string[]): FilterHint[] {
  const hasFilters = groups.size > 1
  // A query with nothing but one word cannot leave it out.
  if (words.length === 1 && !hasFilters) return []
  return [...new Set(words)].map((word) => {
    const rest = words.filter((other) => other !== word)
    const isEverything = !rest.length && !hasFilters
    const left = () => findMatchingSkus(model, withWords(model, groups, rest))
    return { filter: 'keyword', word, total: isEverything ? 0 : countProducts(model, left()) }
  })
}

/** The same filters with other words. */
function withWords(model: ReadModel, groups: Groups, words: string[]): Groups {
  const found = findWords(model, words.join(' '))
  const left = new Map(groups)
  if (found) left.set('words', found.skus)
  else left.delete('words')
  return left
}

function countProducts(model: ReadModel, skus: Int32Array): number {
  return runsOf(model, skus).length - 1
}
