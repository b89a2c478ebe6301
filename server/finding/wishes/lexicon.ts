import type { CategoryKind } from '../../../contract/facts/category-kinds.ts'
import type { NamedCategory } from '../read-model/model.ts'
import { famous } from './famous.ts'
import type { Famous } from './famous.ts'
import { phrasesOf } from './language.ts'
import type { LanguageWords } from './language.ts'
import { languages } from './languages.ts'
import { beginningsOf, keyOf } from './steps.ts'
import { things } from './things.ts'
import type { Thing, ThingCode } from './things.ts'

/** What a word or a phrase is in a wish. `liftedBy`: it refuses nothing where a word that `lifts` the same follows. */
export type Entry = Said & { liftedBy?: string; lifts?: string }

type Said =
  | {
      is:
        | 'filler'
        | 'or'
        | 'listing'
        | 'and'
        | 'apart'
        | 'closing'
        | 'refusal'
        | 'degree'
        | 'refusedBefore'
        | 'liking'
        | 'likedBefore'
        | 'noneOf'
        | 'than'
        | 'complaint'
        | 'lookBefore'
        | 'inside'
        | 'of'
        | 'unread'
    }
  | { is: 'lookLike' | 'part' | 'against' | 'againstBefore' | 'lacking' | 'with' }
  /** Behind no thing it is what it would be without that. */
  | { is: 'lookOf'; alone: Entry }
  | { is: 'third'; of: 'cheap' | 'dear' }
  | {
      is: 'words'
      words?: string
      opposite?: string
      isNamed: boolean
      isLoose?: true
      isColor?: true
      of?: ThingCode
      famous?: Famous
    }
  | { is: 'thing'; thing: KnownThing }

/** A thing of a catalogue. */
export interface KnownThing {
  name: string
  enName: string
  /** Its categories and all below them. */
  ids: ReadonlySet<string>
  insteadIds: ReadonlySet<string>
  isUse: boolean
  isForm: boolean
  isMaterial: boolean
  isShade: boolean
}

export interface Lexicon {
  entries: ReadonlyMap<string, Entry>
  /** The most steps of an entry. */
  longest: number
  /** With what entries of several steps begin. */
  beginnings: ReadonlySet<string>
  /** The first steps of what refuses, of what says cheap or dear, and of "or". */
  marks: ReadonlySet<string>
  byCode: ReadonlyMap<ThingCode, KnownThing>
  /** Each category with all below it, by ids. */
  below: ReadonlyMap<string, ReadonlySet<string>>
  /** The id of the category above each. */
  parentOf: ReadonlyMap<string, string>
}

const lexicons = new WeakMap<readonly NamedCategory[], Lexicon>()

/** The words of all languages, with the things of a catalogue. */
export function lexiconOf(categories: readonly NamedCategory[]): Lexicon {
  const known = lexicons.get(categories)
  if (known) return known
  const entries = new Map(words())
  const below = belowEach(categories)
  const { byKey, byCode } = thingsOf(categories, below)
  for (const [key, thing] of byKey) if (!isMark(entries.get(key))) entries.set(key, { is: 'thing', thing })
  const longest = Math.max(...Array.from(entries.keys(), (key) => key.split(' ').length))
  const beginnings = beginningsOf(entries.keys())
  const parentOf = new Map(
    categories.flatMap(({ id, path }) => (path[1] === undefined ? [] : [[id, path[1]] as const])),
  )
  const lexicon = { entries, longest, beginnings, marks: marksAmong(entries), byCode, below, parentOf }
  lexicons.set(categories, lexicon)
  return lexicon
}

const MARKS: ReadonlySet<Entry['is']> = new Set([
  'refusal',
  'degree',
  'complaint',
  'against',
  'againstBefore',
  'lacking',
  'refusedBefore',
  'noneOf',
  'third',
  'or',
  'listing',
])

function marksAmong(entries: ReadonlyMap<string, Entry>): ReadonlySet<string> {
  return new Set(Array.from(entries).flatMap(([key, { is }]) => (MARKS.has(is) ? (key.split(' ', 1)[0] ?? []) : [])))
}

function isMark(entry: Entry | undefined): boolean {
  return entry !== undefined && entry.is !== 'words' && entry.is !== 'filler'
}

let read: ReadonlyMap<string, Entry> | undefined

/** Of one phrase the last row counts. */
function words(): ReadonlyMap<string, Entry> {
  if (read) return read
  const entries = new Map<string, Entry>()
  const addAll = (list: string, entry: Entry) => {
    for (const phrase of phrasesOf(list)) entries.set(keyOf(phrase), entry)
  }
  const markAll = (list: string, mark: Pick<Entry, 'liftedBy' | 'lifts'>) => {
    for (const key of phrasesOf(list).map(keyOf)) entries.set(key, { ...(entries.get(key) ?? FILLER), ...mark })
  }
  const addFamous = (names: string, row: Famous) =>
    addAll(names, { is: 'words', isNamed: true, famous: row, of: row.of })
  for (const language of languages) {
    addAll(language.fillers, { is: 'filler' })
    addAll(language.of, { is: 'of' })
    addAll(language.looks, { is: 'words', isNamed: false })
    addAll(language.colors, { is: 'words', isNamed: false, isColor: true })
    addAll(language.named, { is: 'words', isNamed: true })
    for (const [word, opposite] of Object.entries(language.opposites)) {
      const own = entries.get(keyOf(word))
      entries.set(keyOf(word), { is: 'words', isNamed: own?.is === 'words' && own.isNamed, opposite })
    }
    for (const [word, searched] of Object.entries(language.searchedAs)) {
      const own = entries.get(keyOf(word))
      const opposite = own?.is === 'words' ? own.opposite : undefined
      const isColor = [word, searched].some((one) => isColorIn(entries, one))
      entries.set(keyOf(word), {
        is: 'words',
        words: searched,
        isNamed: false,
        ...(isColor && { isColor }),
        ...(opposite !== undefined && { opposite }),
      })
    }
    addAbout(entries, language.about)
    for (const [code, names] of Object.entries(language.famous)) addFamous(names, famous[code as keyof typeof famous])
    addAll(language.parts, { is: 'part' })
    for (const phrase of phrasesOf(language.lookOf)) {
      const alone = entries.get(keyOf(phrase)) ?? { is: 'words', isNamed: false }
      entries.set(keyOf(phrase), { is: 'lookOf', alone })
    }
    addAll(language.lookLike, { is: 'lookLike' })
    addAll(language.lookBefore, { is: 'lookBefore' })
    addAll(language.cheap, { is: 'third', of: 'cheap' })
    addAll(language.dear, { is: 'third', of: 'dear' })
    addAll(language.or, { is: 'or' })
    addAll(language.listing, { is: 'listing' })
    addAll(language.and, { is: 'and' })
    addAll(language.apart, { is: 'apart' })
    addAll(language.lacking, { is: 'lacking' })
    addAll(language.with, { is: 'with' })
    addAll(language.inside, { is: 'inside' })
    addAll(language.closing, { is: 'closing' })
    addAll(language.likings, { is: 'liking' })
    addAll(language.likedBefore, { is: 'likedBefore' })
    addAll(language.againstBefore, { is: 'againstBefore' })
    addAll(language.against, { is: 'against' })
    addAll(language.refusals, { is: 'refusal' })
    addAll(language.refusedBefore, { is: 'refusedBefore' })
    addAll(language.degrees, { is: 'degree' })
    addAll(language.complaints, { is: 'complaint' })
    addAll(language.noneOf, { is: 'noneOf' })
    addAll(language.noRefusals, { is: 'unread' })
    addAll(language.than, { is: 'than' })
    for (const { words: lifted, by } of language.lifted) {
      markAll(lifted, { liftedBy: by })
      markAll(by, { lifts: by })
    }
  }
  entries.delete('')
  read = entries
  return entries
}

const FILLER = { is: 'filler' } as const

function isColorIn(entries: ReadonlyMap<string, Entry>, words: string): boolean {
  const entry = entries.get(keyOf(words))
  return entry?.is === 'words' && entry.isColor === true
}

/** What materials, patterns and rooms are said of. */
function addAbout(entries: Map<string, Entry>, about: LanguageWords['about']): void {
  for (const [code, phrases] of Object.entries(about) as [ThingCode, string][])
    for (const key of phrasesOf(phrases).map(keyOf)) {
      const own = entries.get(key) ?? { is: 'words', isNamed: !(things[code] as Thing).isUse }
      if (own.is === 'words') entries.set(key, { ...own, of: code })
    }
}

function belowEach(categories: readonly NamedCategory[]): Map<string, Set<string>> {
  const below = new Map<string, Set<string>>()
  for (const { id, path } of categories)
    for (const above of path) below.set(above, (below.get(above) ?? new Set()).add(id))
  return below
}

/** The things of a catalogue by all their names: its categories, and what people call otherwise. */
function thingsOf(
  categories: readonly NamedCategory[],
  below: ReadonlyMap<string, ReadonlySet<string>>,
): {
  byKey: Map<string, KnownThing>
  byCode: Map<ThingCode, KnownThing>
} {
  const byName = new Map<string, NamedCategory[]>()
  for (const category of categories)
    for (const name of new Set([keyOf(category.name), keyOf(category.enName)]))
      byName.set(name, [...(byName.get(name) ?? []), category])
  const idsNamed = (names: readonly string[] = []) =>
    names.flatMap((name) => (byName.get(keyOf(name)) ?? []).flatMap(({ id }) => [...(below.get(id) ?? [])]))
  const idsOfKinds = (kinds: readonly CategoryKind[] = []) =>
    categories.flatMap(({ id, kinds: own }) => (kinds.some((kind) => own.includes(kind)) ? [id] : []))
  const known = ({ kinds, named, except, instead, ...flags }: Thing, names: Names): KnownThing => ({
    ...names,
    ids: without(new Set([...idsOfKinds(kinds), ...idsNamed(named)]), idsNamed(except)),
    insteadIds: new Set(idsNamed(instead)),
    isUse: flags.isUse ?? false,
    isForm: flags.isForm ?? false,
    isMaterial: flags.isMaterial ?? false,
    isShade: flags.isShade ?? false,
  })
  const byKey = new Map<string, KnownThing>()
  const byCode = new Map<ThingCode, KnownThing>()
  const noThings = new Set(languages.flatMap(({ noThings: names }) => phrasesOf(names).map(keyOf)))
  for (const [key, own] of byName)
    if (key && !noThings.has(key)) byKey.set(key, known({ named: namesOf(own) }, first(own)))
  for (const [code, thing] of Object.entries(things) as [ThingCode, Thing][]) {
    const all = languages.map(({ things: named }) => phrasesOf(named[code]))
    const [enName = '', name = ''] = all.map(([one = '']) => one.charAt(0).toUpperCase() + one.slice(1))
    byCode.set(code, known(thing, { name, enName }))
    for (const phrase of all.flat()) {
      const key = keyOf(phrase)
      const own = namesOf(byName.get(key) ?? [])
      const meant = known({ ...thing, named: [...(thing.named ?? []), ...own] }, { name, enName })
      if (meant.ids.size || !thing.isMaterial) byKey.set(key, meant)
    }
  }
  return { byKey, byCode }
}

interface Names {
  name: string
  enName: string
}

function namesOf(categories: readonly NamedCategory[]): string[] {
  return categories.flatMap(({ name, enName }) => [name, enName])
}

function first([category]: readonly NamedCategory[]): Names {
  return { name: category?.name ?? '', enName: category?.enName ?? '' }
}

function without(ids: Set<string>, others: readonly string[]): Set<string> {
  for (const other of others) ids.delete(other)
  return ids
}
