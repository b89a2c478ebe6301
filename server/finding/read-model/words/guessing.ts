import { phraseKey, stepsOfPhrase } from './spelling/phrase-key.ts'
import { isPinyin, readingsOf, soundOf } from './spelling/pinyin.ts'
import { spokenAs } from './spelling/spelling.ts'
import { nearTerms, typosIn } from './spelling/typos.ts'
import { firstFrom, sizeOf, spanOfBeginning, termAt, vocabularyOf } from './segments/vocabulary.ts'
import type { Vocabulary } from './segments/vocabulary.ts'
import type { Thesaurus } from './thesaurus.ts'
import { tokensOf } from './tokens.ts'

/** Phrases that a word or two may have meant: with a typo, unfinished, or by its sound. */
interface Guessing {
  /** Sorted, with the key of each. */
  plains: string[]
  keys: string[]
  latin: Vocabulary
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
  const guessing = thesaurus.grownFrom ? grown(thesaurus, thesaurus.grownFrom) : built(thesaurus)
  guessings.set(thesaurus, guessing)
  return guessing
}

function built({ senses, entries }: Thesaurus): Guessing {
  const latin = new Map<string, string>()
  const sounds = new Map<string, string[]>()
  for (const key of senses.keys()) {
    const plain = key.replaceAll(' ', '')
    if (LATIN.test(plain)) latin.set(plain, key)
    else addSounds(sounds, plain, key)
  }
  const plains = [...latin.keys()].sort()
  const words = [...new Set(entries.flatMap((entry) => entry.words.flatMap(wordsIn)))].sort()
  const byLetter = Map.groupBy(words, letterOf)
  return {
    plains,
    keys: plains.map((plain) => latin.get(plain) ?? ''),
    latin: vocabularyOf(plains),
    sounds,
    words: new Map([...byLetter].map(([letter, own]) => [letter, spokenWords(own)])),
  }
}

/** That of the thesaurus without the entry, and what the entry brings: a trial of a meaning builds nothing else anew. */
function grown({ senses }: Thesaurus, { thesaurus, words }: NonNullable<Thesaurus['grownFrom']>): Guessing {
  const guessing = { ...guessingOf(thesaurus) }
  const fresh = Map.groupBy(words.flatMap(wordsIn), letterOf)
  guessing.words = new Map(guessing.words)
  for (const [letter, some] of fresh) {
    const known = guessing.words.get(letter)
    const all = new Set([...(known ? termsOf(known.written) : []), ...some])
    guessing.words.set(letter, spokenWords([...all].sort()))
  }
  const key = phraseKey(words[0] ?? '')
  if (thesaurus.senses.has(key) || !senses.has(key)) return guessing
  const plain = key.replaceAll(' ', '')
  if (LATIN.test(plain)) return { ...guessing, ...withPlain(guessing, plain, key) }
  const sounds = new Map(guessing.sounds)
  addSounds(sounds, plain, key)
  return { ...guessing, sounds }
}

const LATIN = /^[a-z]+$/
const HAN = /^\p{Script=Han}{2,}$/u

function addSounds(sounds: Map<string, string[]>, plain: string, key: string): void {
  if (!HAN.test(plain)) return
  for (const sound of readingsOf(plain).whole[0] ?? []) sounds.set(sound, [...(sounds.get(sound) ?? []), key])
}

function withPlain({ plains, keys, latin }: Guessing, plain: string, key: string) {
  const at = firstFrom(latin, plain, 0)
  if (plains[at] === plain) return { keys: keys.with(at, key) }
  const longer = plains.toSpliced(at, 0, plain)
  return { plains: longer, keys: keys.toSpliced(at, 0, key), latin: vocabularyOf(longer) }
}

function wordsIn(phrase: string): string[] {
  return tokensOf(phrase).flatMap(({ text }) => (/^[a-z]{4,}$/.test(text) ? [text] : []))
}

const letterOf = (word: string): string => spokenAs(word).charAt(0)

function termsOf(vocabulary: Vocabulary): string[] {
  return Array.from({ length: sizeOf(vocabulary) }, (_, term) => termAt(vocabulary, term))
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
