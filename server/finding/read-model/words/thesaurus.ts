import { sql } from 'kysely'
import type { Db } from '../../../database.ts'
import { keyOfSteps, phraseKey, stepsOfPhrase } from './spelling/phrase-key.ts'

/** Words that all mean the same, or whose first word means the others. */
export interface ThesaurusEntry {
  kind: 'same' | 'from'
  words: string[]
}

/** Another wording of a phrase, and its weight in hundredths of the phrase's own. */
export interface Sense {
  phrase: string
  worth: number
}

/** The thesaurus: what words of the trade mean besides themselves (decisions/044). */
export interface Thesaurus {
  /** The entries as loaded. */
  entries: ThesaurusEntry[]
  /** By the phrase's comparison key. */
  senses: ReadonlyMap<string, Sense[]>
  /** The length of the longest phrase, in steps. */
  longest: number
  /** What it is besides one entry, if it is tried with that. */
  grownFrom?: { thesaurus: Thesaurus; words: readonly string[] }
}

/** Typed words rank first, then synonyms, then narrower terms. */
export const SAME = 70
export const ONE_OF_IT = 60
/** The most meanings of a word; the first ones count. */
const MOST_SENSES = 24

export function buildThesaurus(entries: ThesaurusEntry[]): Thesaurus {
  const senses = new Map<string, Map<string, Sense>>()
  let longest = 0
  const addAll = (from: string[], phrases: string[], worth: number) => {
    const key = keyOfSteps(from)
    if (!key) return
    const known = senses.get(key) ?? new Map<string, Sense>()
    senses.set(key, known)
    longest = Math.max(longest, from.length)
    for (const phrase of phrases) addSense(known, key, { phrase, worth })
  }
  for (const { kind, words } of entries) {
    const worth = kind === 'same' ? SAME : ONE_OF_IT
    const from = kind === 'same' ? words : words.slice(0, 1)
    for (const word of from) addAll(stepsOfPhrase(word), words, worth)
  }
  return { entries, senses: new Map([...senses].map(([key, found]) => [key, [...found.values()]])), longest }
}

export function addSense(known: Map<string, Sense>, key: string, sense: Sense): void {
  const means = phraseKey(sense.phrase)
  if (!means || means === key) return
  const before = known.get(means)
  if (before) before.worth = Math.max(before.worth, sense.worth)
  else if (known.size < MOST_SENSES) known.set(means, sense)
}

export const NO_THESAURUS = buildThesaurus([])

/** The stored entries: an imported one replaces the built-in one with the same first word. */
export async function loadThesaurus(db: Db): Promise<Thesaurus> {
  const { rows } = await sql<ThesaurusEntry>`
    SELECT kind, words FROM (
      SELECT DISTINCT ON (kind, head) kind, head, words FROM thesaurus_entry ORDER BY kind, head, source DESC
    ) AS entry WHERE cardinality(words) > 1 ORDER BY kind DESC, head COLLATE "C"`.execute(db)
  return buildThesaurus(rows)
}
