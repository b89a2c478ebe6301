import type { UsageClient, DayOfUse } from './day-of-use.ts'
import { mayBeKept } from './words.ts'

/** Different words of one day that are kept, whoever asks for them. */
const MOST_WORDS = 5000
/** With those that came when so many were kept already, and two networks asked for. */
const MOST_WITH_SHARED = 6000

const ANYBODY: UsageClient = { key: 'anybody' }

/**
 * Whether words are kept as such that a client looks for; the others are counted without. A network may bring a hundred that nobody
 * had: whoever makes up searches leaves room for what others ask.
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
