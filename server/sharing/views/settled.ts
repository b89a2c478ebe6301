import { createHash } from 'node:crypto'
import type { ContentOfView } from './view-of.ts'

/** What an approval stands for: all that its hash is over, but how far a list and its lines have come. */
export interface Settled {
  /** SHA-256 of its JSON with sorted keys, hexadecimal. */
  hash: string
  /** Whether it is a list that its owner has not closed, or has opened again. */
  isDraft: boolean
}

/** What an approval stood for when it was given. */
export interface Approved extends Settled {
  contentHash: string
}

/** What is shown today, as far as approvals ask. */
interface Shown {
  contentHash: string
  settled(): Settled
}

/** `content` as its schema lets it through. */
export function settledOf(content: Omit<ContentOfView, 'contentHash'>): Settled {
  const hash = createHash('sha256').update(JSON.stringify(content, settledAndSorted)).digest('hex')
  return { hash, isDraft: content.budget?.status === 'draft' }
}

/**
 * Whether what was approved is shown still. A list that goes on, from its review to what is ordered and delivered, is the same;
 * one that is a draft again is another, before anything is changed in it.
 */
export function holds(approved: Approved, today: Shown): boolean {
  if (approved.contentHash === today.contentHash) return true
  const { hash, isDraft } = today.settled()
  return hash === approved.hash && (approved.isDraft || !isDraft)
}

const LEFT_OUT: ReadonlySet<string> = new Set(['now', 'pictures', 'status'])

function settledAndSorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).filter(([key]) => !LEFT_OUT.has(key))
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
