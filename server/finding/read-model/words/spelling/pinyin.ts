import { createRequire } from 'node:module'
import type { pinyin as Pinyin } from 'pinyin-pro'

let loaded: typeof Pinyin | undefined

/** The dictionary is loaded at the first run of Han: it takes time and 14 MB. */
function reader(): typeof Pinyin {
  loaded ??= (createRequire(import.meta.url)('pinyin-pro') as { pinyin: typeof Pinyin }).pinyin
  return loaded
}

/** Nobody types more letters for one run. */
const LONGEST = 32

/** How many unusual readings of a run are considered: each doubles the number of readings. */
const MOST_CHANGED = 2

/** The readings of a run of Han from each character on: syllables without tones, and initials. */
export interface Readings {
  /** For each character its syllable in this context and its most common one; often the same. */
  syllables: [here: string, mostly: string][]
  /** The reading in context first, then other likely ones. */
  whole: string[][]
  initials: string[]
}

/** The readings of a run (simplified), for each character; of ü, u. 杉木 is shamu, and shanmu to those who only know 杉. */
export function readingsOf(run: string): Readings {
  const read = plainSyllables(reader()(run, { toneType: 'none', type: 'array' }))
  const syllables = read.map((here, at): [string, string] => [here, mostlyRead(run.charAt(at)) || here])
  return {
    syllables,
    whole: syllables.map((_, at) => wholesOf(syllables.slice(at, at + LONGEST))),
    initials: read.map((_, at) =>
      read
        .slice(at, at + LONGEST)
        .map((syllable) => syllable[0])
        .join(''),
    ),
  }
}

function wholesOf(syllables: Readings['syllables']): string[] {
  let wholes = ['']
  let changed = 0
  for (const [here, mostly] of syllables) {
    const others = here !== mostly && changed++ < MOST_CHANGED ? wholes.map((whole) => whole + mostly) : []
    wholes = [...wholes.map((whole) => whole + here), ...others]
  }
  return [...new Set(wholes.map((whole) => whole.slice(0, LONGEST)))]
}

const MOSTLY_READ = new Map<string, string>()

/** The first of a character's readings, which the dictionary orders by how common they are. */
function mostlyRead(char: string): string {
  let known = MOSTLY_READ.get(char)
  if (known === undefined) {
    const [first = ''] = plainSyllables(reader()(char, { toneType: 'none', type: 'array', multiple: true }))
    MOSTLY_READ.set(char, (known = first))
  }
  return known
}

function plainSyllables(syllables: string[]): string[] {
  return syllables.map((syllable) => syllable.normalize('NFD').replaceAll(/[^a-z]/g, ''))
}

/** Normalises typed pinyin: v stands for ü, which is u here. */
export function soundOf(typed: string): string {
  return typed.replaceAll('v', 'u')
}

const SYLLABLE =
  '(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ang|eng|ing|ong|ian|iao|uai|uan|ai|ei|ao|ou|an|en|in|un|ia|ie|iu|ua|uo|ui|ue|er|a|o|e|i|u|v)'
const PINYIN = new RegExp(`^(?:${SYLLABLE}){2,}$`)

/** Whether letters are whole syllables, two at least; hardly any English word is. */
export function isPinyin(letters: string): boolean {
  return letters.length <= LONGEST && PINYIN.test(letters)
}

/** Sounds that many speakers do not distinguish, and endings that are easily left out. */
const LOOSE: [RegExp, string][] = [
  [/[zcs]h/g, ''],
  [/[zcs](?!h)/g, 'h'],
  [/ng/g, ''],
  [/n(?!g)/g, 'g'],
]
const MOST_PLACES = 8

/** Other spellings of typed pinyin that sound nearly the same: with one or two places changed, at most 37 of them. */
export function looseSpellings(typed: string): string[] {
  const sound = soundOf(typed)
  const places = LOOSE.flatMap(([pattern, added]) =>
    [...sound.matchAll(pattern)].map(({ index, 0: found }) => ({ at: index + 1, added, drops: found.length - 1 })),
  ).slice(0, MOST_PLACES)
  const change = (text: string, { at, added, drops }: (typeof places)[number]) =>
    text.slice(0, at) + added + text.slice(at + drops)
  // The later place first, so that the earlier one stays where it is.
  places.sort((one, other) => other.at - one.at)
  return places.flatMap((place, index) => {
    const once = change(sound, place)
    return [once, ...places.slice(index + 1).map((earlier) => change(once, earlier))]
  })
}
