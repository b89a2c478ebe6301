import type { CategoryKind } from './category-kinds.ts'

/**
 * Properties that the trade asks of materials, each on its scale and by its norm. A row here is all that the product knows of one: the
 * operator's property, import, filter, words of the search, comparison and the page of the documentation follow from it (decisions/203).
 */
export type Fact = NumberFact | ClassFact | ChoiceFact | YesNoFact

export const factGroups = [
  'slip',
  'fire',
  'fabricFire',
  'sound',
  'wear',
  'weather',
  'emission',
  'heat',
  'look',
  'care',
  'body',
] as const
export type FactGroup = (typeof factGroups)[number]

/** A norm, as lists cite it: `EN 16165`. */
export interface Norm {
  name: string
  edition?: number
  /** Its part or method, in Chinese and English. */
  method?: readonly [zh: string, en: string]
  /** The year in which it was withdrawn, and what took its place. National rules may still ask for it. */
  withdrawn?: number
  replacedBy?: string
}

export const headerLanguages = ['en', 'de', 'zh', 'fr', 'es', 'it'] as const

interface Row {
  /** Stored with the attribute that it is, so never changed. */
  code: string
  group: FactGroup
  /** Chinese. */
  name: string
  enName: string
  /** Further names, as lists write them above columns and as people type them. */
  headers: Partial<Record<(typeof headerLanguages)[number], readonly string[]>>
  /** What somebody types for it beside names and headers, as a part of a regular expression over small letters. */
  words?: string
  norms: readonly Norm[]
  /** The kinds of categories whose products are expected to state it. */
  expectedOf: readonly CategoryKind[]
  /** What a reader of the documentation must know, in Chinese and English. */
  note?: readonly [zh: string, en: string]
}

export interface NumberFact extends Row {
  kind: 'number'
  /** As stored with the attribute; empty for none. */
  unit: string
  /** Further words for the unit in a search, as a part of a regular expression. */
  unitWords?: string
  /** Which end is better; null: neither. */
  better: 'more' | 'less' | null
  /** Whether it is counted, so that `40.000` is forty thousand. */
  isWhole?: boolean
  /** Two figures of one test in one cell, `36 wet / 62 dry`: the words beside this one's, as a part of a regular expression. */
  beside?: string
}

/** Classes in an order. An attribute of type `choice`. */
export interface ClassFact extends Row {
  kind: 'class'
  scales: readonly Scale[]
  /** Whether the order goes from worst to best; else it only goes from least to most. */
  isBetter: boolean
  /** What `A+B` states: every class includes those before it, so that the last one counts. */
  isCumulative?: boolean
  /** Further classes behind a class, `-s1,d0`: a requested one must be met too. */
  parts?: readonly Part[]
}

/** An order of classes. Classes of different scales are never compared: class 33 of commercial floors and 41 of industrial ones. */
export interface Scale {
  /** Empty where a fact has a single scale. */
  key: string
  /** Chinese and English; empty with an empty key. */
  name: string
  enName: string
  /** From the worst, or the least, up. */
  classes: readonly string[]
  /** How a class is written, as a part of a regular expression over capitals; if absent, as in `classes`. */
  written?: string
  /** Other spellings, in capitals without spaces, with their class. */
  also?: Readonly<Record<string, string>>
  /** Classes that Chinese writes in words of its own. */
  zh?: Readonly<Record<string, string>>
  /** Whether the spelling says which fact is meant: `R10` does, `A` does not. A text: only a spelling that begins so, `PEI 4`. */
  isTelling?: boolean | string
}

export interface Part {
  key: string
  /** The sign before it: `-s1,d0`; empty for none. */
  before: string
  /** From the worst up. */
  classes: readonly string[]
}

/** Words without an order. An attribute of type `choice`; other words are kept as written. */
export interface ChoiceFact extends Row {
  kind: 'choice'
  /** Chinese, English, and other spellings. */
  values: readonly (readonly [zh: string, en: string, ...also: string[]])[]
}

export interface YesNoFact extends Row {
  kind: 'boolean'
  /** A test that is passed or not: a cell that names the norm says that it is passed. */
  isTest?: boolean
  /** What somebody types for no, beside its name with "not"; as `words`. */
  deniedWords?: string
}
