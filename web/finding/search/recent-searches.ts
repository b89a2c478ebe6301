import { foldedAs } from '../../../contract/identity.ts'
import { readStored, removeStored, writeStored, type OpenStorage } from '../../kit/storage.ts'

const KEY = 'quarry-recent-searches'
export const MOST_RECENT = 8
const LONGEST_WORDS = 200

/** The words last searched for on this device, newest first; empty where storage holds anything else. */
export function readRecentSearches(open?: OpenStorage): string[] {
  try {
    const value: unknown = JSON.parse(readStored(KEY, open) ?? '[]')
    return Array.isArray(value) ? value.filter(isWords).slice(0, MOST_RECENT) : []
  } catch {
    return []
  }
}

/** Puts the words first. Words that differ only in case are kept once. */
export function keepRecentSearch(words: string, open?: OpenStorage): void {
  const kept = words.trim()
  if (!isWords(kept)) return
  store([kept, ...readRecentSearches(open).filter((other) => !isSame(other, kept))].slice(0, MOST_RECENT), open)
}

export function forgetRecentSearch(words: string, open?: OpenStorage): void {
  store(
    readRecentSearches(open).filter((other) => other !== words),
    open,
  )
}

export function forgetRecentSearches(open?: OpenStorage): void {
  removeStored(KEY, open)
}

function store(searches: readonly string[], open?: OpenStorage): void {
  if (searches.length === 0) removeStored(KEY, open)
  else writeStored(KEY, JSON.stringify(searches), open)
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_WORDS
}

function isSame(one: string, other: string): boolean {
  return foldedAs(one) === foldedAs(other)
}
