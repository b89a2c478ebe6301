import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import { keyOfSteps, phraseKey, stepsOfPhrase } from './spelling/phrase-key.ts'
import { isPinyin, readingsOf, soundOf } from './spelling/pinyin.ts'
import { spokenAs } from './spelling/spelling.ts'
import { tokensOf } from './tokens.ts'
import { typosIn, nearTerms } from './spelling/typos.ts'
import { spanOfBeginning, termAt, vocabularyOf } from './segments/vocabulary.ts'
import type { Vocabulary } from './segments/vocabulary.ts'

/** Words that all mean each other, or the first of which means the others. */
export interface ThesaurusEntry {
  kind: 'same' | 'from'
  words: string[]
}

/** Another way to say a phrase, and what finding it is worth, in hundredths of finding the phrase. */
export interface Sense {
  phrase: string
  worth: number
}

/** What words of the trade mean beside what they say (decisions/044). */
export interface Thesaurus {
  /** As it was loaded. */
  entries: ThesaurusEntry[]
  /** By the phrase as it is compared. */
  senses: ReadonlyMap<string, Sense[]>
  /** Steps of the longest phrase. */
  longest: number
}

/** What was typed itself ranks above; what the thesaurus calls the same above what it says to be one of it. */
export const SAME = 70
export const ONE_OF_IT = 60
/** No word means more things than these: the first ones count. */
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

/** What is stored: an imported entry stands in place of the built-in one that begins with the same word. */
export async function loadThesaurus(db: Kysely<CatalogueTables>): Promise<Thesaurus> {
  const { rows } = await sql<ThesaurusEntry>`
    SELECT kind, words FROM (
      SELECT DISTINCT ON (kind, head) kind, head, words FROM thesaurus_entry ORDER BY kind, head, source DESC
    ) AS entry WHERE cardinality(words) > 1 ORDER BY kind DESC, head COLLATE "C"`.execute(db)
  return buildThesaurus(rows)
}

/** Phrases that a word or two may have been meant for, where it is none: spelt with a slip, not finished, or by its sound. */
interface Guessing {
  latin: Vocabulary
  keys: string[]
  /** Of phrases in Han, by how they are read. */
  sounds: Map<string, string[]>
  /** The words of all phrases, by the letter that they sound like they begin with. */
  words: Map<string, SpokenWords>
}

interface SpokenWords {
  written: Vocabulary
  spoken: Vocabulary
  spokenBy: string[][]
}

const guessings = new WeakMap<Thesaurus, Guessing>()

/** Made when somebody first types what stands nowhere: how thousands of phrases are read takes a tenth of a second. */
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

/** The phrases in Han that letters are, whole, the sound of: dalishi is 大理石. */
export function phrasesHeard(thesaurus: Thesaurus, letters: string): string[] {
  if (!thesaurus.senses.size || !isPinyin(letters)) return []
  return (guessingOf(thesaurus).sounds.get(soundOf(letters)) ?? []).map((key) => key.replaceAll(' ', ''))
}

/** The phrase that is read as a run of Han is: 大理石 for 大里石. */
export function phraseSpokenAs(thesaurus: Thesaurus, run: string): string | undefined {
  if (!thesaurus.senses.size || run.length < 2) return undefined
  const [sound = ''] = readingsOf(run).whole[0] ?? []
  const [key] = guessingOf(thesaurus).sounds.get(sound) ?? []
  return key?.replaceAll(' ', '')
}

/** The word of the trade that was meant where it was spelt otherwise: with a slip after its first letter, or as it sounds. */
export function wordMeantBy(thesaurus: Thesaurus, text: string): { word: string; distance: number } | undefined {
  const most = typosIn(text.length)
  if (!thesaurus.senses.size || !most || !/^[a-z]+$/.test(text)) return undefined
  const sound = spokenAs(text)
  // Hardly anybody slips in the first letter.
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

/** What only sounds so is a little farther than what is written so. */
const HALF = 0.5

const SHORTEST_BEGINNING = 4

/** The keys of phrases that letters may have been meant for, by how far off: 1 a sound, a beginning, one slip; 2 two slips. */
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
