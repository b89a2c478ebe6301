import type { CountedClient, DayOfUse, UsageClient } from './day-of-use.ts'
import { mayBeKept } from './words.ts'

/** The most different words that are stored on one day. */
const MOST_WORDS = 5000
/** With words that came later and that two networks searched for. */
const MOST_WITH_SHARED = 6000

const ANYBODY: CountedClient = { key: 'anybody' }

/**
 * Whether a client's words are stored; others are only counted. A network may add at most a hundred new words, so that invented
 * searches leave room for real ones.
 */
export function areKept(day: DayOfUse, client: UsageClient, words: string): boolean {
  const kept = day.keptWords
  if (!kept || !mayBeKept(words)) return false
  if (kept.has(words)) return true
  if (kept.size >= MOST_WITH_SHARED) return false
  const network = { key: client.network ?? client.key }
  if (!day.isFirstOf(network, 'asked', words) || !day.takesNewWords(client)) return false
  if (kept.size >= MOST_WORDS && day.isFirstOf(ANYBODY, 'asked', words)) return false
  kept.add(words)
  return true
}
