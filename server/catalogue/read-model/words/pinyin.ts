import { pinyin } from 'pinyin-pro'

/** No one types more letters of one run. */
const LONGEST = 32

/** How a run of Han is read, from each of its characters on: whole syllables without tones, and their first letters. */
export interface Readings {
  syllables: string[]
  whole: string[]
  initials: string[]
}

/** The readings of a run (simplified), one for each character; of ü, u. Heteronyms are read as their context asks. */
export function readingsOf(run: string): Readings {
  const syllables = syllablesOf(run)
  const whole: string[] = []
  const initials: string[] = []
  for (const index of syllables.keys()) {
    const rest = syllables.slice(index, index + LONGEST)
    whole.push(rest.join('').slice(0, LONGEST))
    initials.push(rest.map((syllable) => syllable[0]).join(''))
  }
  return { syllables, whole, initials }
}

function syllablesOf(run: string): string[] {
  return pinyin(run, { toneType: 'none', type: 'array' }).map((syllable) =>
    syllable.normalize('NFD').replaceAll(/[^a-z]/g, ''),
  )
}

/** What is typed for a sound: v stands for ü, which is read as u here. */
export function soundOf(typed: string): string {
  return typed.replaceAll('v', 'u')
}

/** Sounds that much of the south does not tell apart, and their ends that are easily left out. */
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
