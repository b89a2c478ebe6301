import type { Look } from './look.ts'
import type { LookGroup, LookWord, lookNames } from './look-names.ts'

/** The words of a group. */
export type WordOf<Group extends LookGroup> = (typeof lookNames)[Group][number][0]

/** The words that are sure enough to be told of a picture. */
export type LookWords = { [Group in LookGroup]?: WordOf<Group> }

/** The words that a test on sorted pictures allows: hits and finds of each are at least 0.9 (decisions/212). */
export const offeredWords: ReadonlySet<LookWord> = new Set<LookWord>([
  'warm',
  'cool',
  'neutral',
  'plain',
  'flecked',
  'veined',
  'striped',
  'grid',
  'figured',
  'calm',
  'lively',
])

/** Warmth beyond these is told; between the two inner ones a material is neutral, and between inner and outer none is told. */
const WARM = 0.2
const COOL = -0.15
const NEUTRAL = [-0.08, 0.1] as const
const SURE_PATTERN = 0.5
const CALM = 0.3
const MEDIUM = [0.35, 0.55] as const
const LIVELY = 0.6

/** The words of a look; none of what is no surface, and no word that is not sure or not offered. */
export function wordsOfLook(look: Look): LookWords {
  if (!look.isSurface) return {}
  const words = { warmth: warmthOf(look), pattern: patternOf(look), liveliness: livelinessOf(look) }
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word && offeredWords.has(word))) as LookWords
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
