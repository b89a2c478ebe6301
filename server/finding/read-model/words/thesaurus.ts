import { sql } from 'kysely'
import type { Db } from '../../../database.ts'
import { keyOfSteps, phraseKey, stepsOfPhrase } from './spelling/phrase-key.ts'
import { isPinyin, readingsOf, soundOf } from './spelling/pinyin.ts'
import { spokenAs } from './spelling/spelling.ts'
import { tokensOf } from './tokens.ts'
import { typosIn, nearTerms } from './spelling/typos.ts'
import { spanOfBeginning, termAt, vocabularyOf } from './segments/vocabulary.ts'
import type { Vocabulary } from './segments/vocabulary.ts'

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

/** Phrases that a word or two may have meant: with a typo, unfinished, or by its sound. */
interface Guessing {
  latin: Vocabulary
  keys: string[]
  /** Phrases in Han, by pinyin. */
  sounds: Map<string, string[]>
  /** The words of all phrases, by the first letter of their sound. */
  words: Map<string, SpokenWords>
}

interface SpokenWords {
  written: Vocabulary
  spoken: Vocabulary
  spokenBy: string[][]
}

const guessings = new WeakMap<Thesaurus, Guessing>()

/** Built at the first search for a word that stands nowhere: the pinyin of thousands of phrases takes a tenth of a second. */
function guessingOf(thesaurus: Thesaurus): Guessing {
  const known = guessings.get(thesaurus)
  if (known) return known
  const latin = new Map<string, string>()
  const sounds = new Map<string, string[]>()
  for (const key of thesaurus.senses.keys()) {
    const plain = key.replaceAll(' ', '')
    if (/^[a-z]+$/.test(plain)) latin.set(plain, key)
    else if (/^\p{Script=Han}{2,}$/u.test(plain))
      for (const sound of readingsOf(plain).whole[0] ?? []) sounds.set(sound, [...(sounds.get(sound) ?? []), key])
  }
  const sorted = [...latin.keys()].sort()
  const guessing = {
    latin: vocabularyOf(sorted),
    keys: sorted.map((plain) => latin.get(plain) ?? ''),
    sounds,
    words: wordsOf(thesaurus),
  }
  guessings.set(thesaurus, guessing)
  return guessing
}

function wordsOf({ entries }: Thesaurus): Map<string, SpokenWords> {
  const tokens = entries.flatMap(({ words }) => words.flatMap(tokensOf)).map(({ text }) => text)
  const words = [...new Set(tokens.filter((text) => /^[a-z]{4,}$/.test(text)))].sort()
  const byLetter = Map.groupBy(words, (word) => spokenAs(word).charAt(0))
  return new Map([...byLetter].map(([letter, own]) => [letter, spokenWords(own)]))
}

function spokenWords(words: string[]): SpokenWords {
  const bySound = Map.groupBy(words, spokenAs)
  const sounds = [...bySound.keys()].sort()
  return {
    written: vocabularyOf(words),
    spoken: vocabularyOf(sounds),
    spokenBy: sounds.map((sound) => bySound.get(sound) ?? []),
  }
}

/** The phrases in Han whose whole pinyin is typed: dalishi is 大理石. */
export function phrasesHeard(thesaurus: Thesaurus, letters: string): string[] {
  if (!thesaurus.senses.size || !isPinyin(letters)) return []
  return (guessingOf(thesaurus).sounds.get(soundOf(letters)) ?? []).map((key) => key.replaceAll(' ', ''))
}

/** The phrase with the same pinyin as a run of Han: 大理石 for 大里石. */
export function phraseSpokenAs(thesaurus: Thesaurus, run: string): string | undefined {
  if (!thesaurus.senses.size || run.length < 2) return undefined
  const [sound = ''] = readingsOf(run).whole[0] ?? []
  const [key] = guessingOf(thesaurus).sounds.get(sound) ?? []
  return key?.replaceAll(' ', '')
}

/** The word of the trade that a misspelt word means: a typo after the first letter, or spelt by sound. */
export function wordMeantBy(thesaurus: Thesaurus, text: string): { word: string; distance: number } | undefined {
  const most = typosIn(text.length)
  if (!thesaurus.senses.size || !most || !/^[a-z]+$/.test(text)) return undefined
  const sound = spokenAs(text)
  // Typos in the first letter are rare.
  const known = guessingOf(thesaurus).words.get(sound.charAt(0))
  if (!known) return undefined
  const written = nearTerms(known.written, text, { most, asBeginning: false }).map(({ term, distance }) => ({
    word: termAt(known.written, term),
    distance,
  }))
  const heard = nearTerms(known.spoken, sound, { most: 1, asBeginning: false }).map(({ term, distance }) => ({
    word: known.spokenBy[term]?.[0] ?? '',
    distance: distance + HALF,
  }))
  return [...written, ...heard].sort((one, other) => one.distance - other.distance)[0]
}

/** A match by sound counts as a little farther than one by letters. */
const HALF = 0.5

const SHORTEST_BEGINNING = 4

/** The keys of phrases that letters may mean, by distance: 1 a sound, a beginning or one typo; 2 two typos. */
export function guessKeys(
  thesaurus: Thesaurus,
  text: string,
  { step, isLast }: { step: number; isLast: boolean },
): string[] {
  if (!thesaurus.senses.size || !/^[a-z]{4,}$/.test(text)) return []
  const { latin, keys, sounds } = guessingOf(thesaurus)
  const stem = stepsOfPhrase(text)[0] ?? text
  const most = Math.min(step, typosIn(text.length))
  const slipped =
    most < step ? [] : nearTerms(latin, stem, { most, asBeginning: false }).map(({ term }) => keys[term] ?? '')
  if (step !== 1) return slipped
  const { from, to } = isLast && text.length >= SHORTEST_BEGINNING ? spanOfBeginning(latin, text) : { from: 0, to: 0 }
  const begun = Array.from({ length: to - from }, (_, at) => at + from).map((term) => keys[term] ?? '')
  const heard = sounds.get(soundOf(text)) ?? []
  return [...new Set([...heard, ...slipped, ...(termAt(latin, from) === text ? [] : begun)])]
}
