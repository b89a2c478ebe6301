import type { DictionaryEntry } from '../../../contract/lookups.ts'
import { readStored, writeStored, type OpenStorage } from '../../ui/storage.ts'
import { isListOf, LONGEST_KEPT } from './kept-lists.ts'
import { isDictionaryEntry, isNumber, isRecord } from './kept-shapes.ts'

/** Specification §9: within its sixty seconds no one asks again; later it is shown until the new answer comes. */
export const DICTIONARY_KEY = 'dictCache'
export const DICTIONARY_FRESH_MS = 60_000

interface KeptDictionaries {
  entries: DictionaryEntry[]
  /** When they were read, in ms since 1970. */
  readAt: number
}

/** Keeps an answer as `{ value, expires }`, and hands it on. */
export function keepDictionaries(
  entries: DictionaryEntry[],
  { now = Date.now(), open }: { now?: number; open?: OpenStorage } = {},
): DictionaryEntry[] {
  writeStored(DICTIONARY_KEY, JSON.stringify({ value: entries, expires: now + DICTIONARY_FRESH_MS }), open)
  return entries
}

/** Nothing, unless the whole of it is what we would have put there; an expiry that cannot be ours yet counts as past. */
export function keptDictionaries(open?: OpenStorage): KeptDictionaries | undefined {
  const text = readStored(DICTIONARY_KEY, open)
  if (!text || text.length > LONGEST_KEPT) return undefined
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept) || !isNumber(kept['expires']) || !isListOf(kept['value'], isDictionaryEntry)) return undefined
    const readAt = kept['expires'] - DICTIONARY_FRESH_MS
    return { entries: kept['value'], readAt: readAt > Date.now() ? 0 : readAt }
  } catch {
    return undefined
  }
}
