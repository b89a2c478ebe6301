import { hashOfJson } from '../../platform/json-pieces.ts'
import { withoutPlaces } from '../../../contract/sharing/approval-rules.ts'
import type { ApprovalRule } from '../../../contract/sharing/approval-rules.ts'
import type { ContentOfView } from './view-of.ts'

/** What an approval covers: everything under its hash except the progress of a list and its lines. */
export interface Settled {
  /** SHA-256 of the JSON with sorted keys, hexadecimal. */
  hash: string
  /** Whether the list is still a draft, or a draft again. */
  isDraft: boolean
}

/** What an approval covered when it was given. */
export interface Approved extends Settled {
  contentHash: string
  rule: ApprovalRule
}

/** What the link shows today, as far as approvals need it. */
interface Shown {
  contentHash: string
  settled(rule: ApprovalRule): Promise<Settled>
}

/** `content` has passed its schema. */
export async function settledOf(
  content: Omit<ContentOfView, 'contentHash'>,
  { countsPlaces }: ApprovalRule,
): Promise<Settled> {
  const { board } = content
  const isPlaced = countsPlaces || !board
  const covered = isPlaced ? content : { board: { ...board, items: withoutPlaces(board) } }
  const hash = await hashOfJson(covered, settledAndSorted)
  return { hash, isDraft: content.budget?.status === 'draft' }
}

/**
 * Whether the approved content is still shown. Progress from review to delivery leaves an approval valid; a list that becomes a
 * draft again does not.
 */
export async function holds(approved: Approved, today: Shown): Promise<boolean> {
  if (approved.contentHash === today.contentHash) return true
  const { hash, isDraft } = await today.settled(approved.rule)
  return hash === approved.hash && (approved.isDraft || !isDraft)
}

const LEFT_OUT: ReadonlySet<string> = new Set(['now', 'pictures', 'status'])

function settledAndSorted(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).filter(([key]) => !LEFT_OUT.has(key))
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
