import type { Look } from './look.ts'
import { lookGroups, lookNames } from './look-names.ts'
import type { LookGroup, LookWord } from './look-names.ts'
import { COOL, NEUTRAL, WARM } from './warmth.ts'

/** The words of a group. */
export type WordOf<Group extends LookGroup> = (typeof lookNames)[Group][number][0]

/** The words that are sure enough to be told of a picture. */
export type LookWords = { [Group in LookGroup]?: WordOf<Group> }

/** The words that a test on sorted pictures allows: hits and finds of each are at least 0.9 (decisions/212). */
export const offeredWords: ReadonlySet<LookWord> = new Set<LookWord>(['warm', 'neutral'])

/** What `wordsOfLook` is asked for where words themselves are tested. */
export const everyWord: ReadonlySet<LookWord> = new Set(
  lookGroups.flatMap((group) => lookNames[group].map(([word]) => word)),
)

const SURE_PATTERN = 0.5
const CALM = 0.27
const MEDIUM = [0.33, 0.64] as const
const LIVELY = 0.7

/** The words of a look; none of what is no surface, and no word that is not sure or not offered. */
export function wordsOfLook(look: Look, offered: ReadonlySet<LookWord> = offeredWords): LookWords {
  if (!look.isSurface) return {}
  const words = { warmth: warmthOf(look), pattern: patternOf(look), liveliness: livelinessOf(look) }
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word && offered.has(word)))
}

function warmthOf({ warmth }: Look): WordOf<'warmth'> | undefined {
  if (warmth >= WARM) return 'warm'
  if (warmth <= COOL) return 'cool'
  return warmth >= NEUTRAL[0] && warmth <= NEUTRAL[1] ? 'neutral' : undefined
}

function patternOf({ pattern }: Look): WordOf<'pattern'> | undefined {
  const [word, sureness] = (Object.entries(pattern) as [WordOf<'pattern'>, number][]).reduce((most, one) =>
    one[1] > most[1] ? one : most,
  )
  return sureness >= SURE_PATTERN ? word : undefined
}

function livelinessOf({ liveliness }: Look): WordOf<'liveliness'> | undefined {
  if (liveliness <= CALM) return 'calm'
  if (liveliness >= LIVELY) return 'lively'
  return liveliness >= MEDIUM[0] && liveliness <= MEDIUM[1] ? 'medium' : undefined
}
