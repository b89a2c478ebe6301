import type { DictionaryEntry } from '../../../contract/lookups.ts'
import { readStored, writeStored, type OpenStorage } from '../../kit/storage.ts'
import { isListOf, LONGEST_KEPT } from './kept-lists.ts'
import { isDictionaryEntry, isNumber, isRecord } from './kept-shapes.ts'

/** Specification §9: within sixty seconds nothing is asked again; later the kept answer is shown until the new one comes. */
export const DICTIONARY_KEY = 'dictCache'
export const DICTIONARY_FRESH_MS = 60_000

interface KeptDictionaries {
  entries: DictionaryEntry[]
  /** When the dictionaries were read, in epoch milliseconds. */
  readAt: number
}

/** Keeps an answer as `{ value, expires }`, and returns it. */
export function keepDictionaries(
  entries: DictionaryEntry[],
  { now = Date.now(), open }: { now?: number; open?: OpenStorage } = {},
): DictionaryEntry[] {
  writeStored(DICTIONARY_KEY, JSON.stringify({ value: entries, expires: now + DICTIONARY_FRESH_MS }), open)
  return entries
}

/** Null unless all of it is well-formed; an expiry too far ahead counts as past. */
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
