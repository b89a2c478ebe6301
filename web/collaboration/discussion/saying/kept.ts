import type { TeamPlace } from '../../../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../../../contract/collaboration/rights.ts'
import { currentUser } from '../../../members/session/current-user.ts'
import { readStored, removeStored, writeStored } from '../../../kit/storage.ts'
import { createStore, type Store } from '../../../kit/store.ts'

/** A comment that is being written. */
export interface CommentDraft {
  text: string
  /** The members chosen by @. */
  picked: readonly string[]
  assigneeId: string | null
  dueOn: string | null
}

export const NO_DRAFT: CommentDraft = { text: '', picked: [], assigneeId: null, dueOn: null }

/** A comment that was sent and has no answer yet, or was refused. */
export interface Unsent extends CommentDraft {
  key: string
  thing: Thing
  parentId: string | null
  on: TeamPlace | null
  mentions: readonly string[]
  time: number
  /** Why it was not sent; null while it is being sent. */
  failure: string | null
}

interface Kept {
  drafts: Readonly<Record<string, CommentDraft>>
  unsent: readonly Unsent[]
}

/** Session storage: drafts survive a reload and the end of a session, and later users of the browser do not find them. */
const here = () => sessionStorage
const placeOf = (memberId: string) => `quarry-kept-discussion-${memberId}`

const NOTHING: Kept = { drafts: {}, unsent: [] }

const storesByMember = new Map<string, Store<Kept>>()

/** A member's drafts and unsent comments. */
export function keptCommentsOf(memberId: string): Store<Kept> {
  const known = storesByMember.get(memberId)
  if (known) return known
  const store = createStore(read(memberId))
  storesByMember.set(memberId, store)
  return store
}

const keptNow = () => keptCommentsOf(currentUser()?.id ?? '').get()

interface DraftSubject {
  on?: TeamPlace | null
  parentId?: string
  editedId?: string
}

/** The key of a draft: a comment, a thread, a part of a thing, or the whole thing. */
export function draftPlace({ kind, refId }: Thing, of: DraftSubject = {}): string {
  if (of.editedId !== undefined) return `edit ${of.editedId}`
  if (of.parentId !== undefined) return `reply ${of.parentId}`
  return of.on ? `${kind} ${refId} ${JSON.stringify(of.on)}` : `${kind} ${refId}`
}

export function draftAt(place: string): CommentDraft | undefined {
  return keptNow().drafts[place]
}

/** Stores a draft. Null or an empty one removes it. */
export function keepCommentDraft(place: string, draft: CommentDraft | null): void {
  const { [place]: _former, ...others } = keptNow().drafts
  write({ drafts: draft === null || draft.text.trim() === '' ? others : { ...others, [place]: draft } })
}

export function keepUnsent(one: Unsent): void {
  write({ unsent: [...keptNow().unsent.filter(({ key }) => key !== one.key), one] })
}

export function dropUnsent(key: string): void {
  write({ unsent: keptNow().unsent.filter((one) => one.key !== key) })
}

/** Moves a draft to another key, unless a draft is stored there already. */
export function moveDraft(from: string, to: string): void {
  const draft = draftAt(from)
  if (!draft || draftAt(to)) return
  keepCommentDraft(from, null)
  keepCommentDraft(to, draft)
}

function write(change: Partial<Kept>): void {
  const memberId = currentUser()?.id ?? ''
  const next = { ...keptNow(), ...change }
  keptCommentsOf(memberId).set(next)
  const isEmpty = next.unsent.length === 0 && Object.keys(next.drafts).length === 0
  if (isEmpty) removeStored(placeOf(memberId), here)
  else writeStored(placeOf(memberId), JSON.stringify(next), here)
}

function read(memberId: string): Kept {
  const text = readStored(placeOf(memberId), here)
  if (text === null) return NOTHING
  try {
    const { drafts, unsent } = { ...NOTHING, ...(JSON.parse(text) as Kept) }
    // A comment that was being sent when the page closed may have arrived; it is sent again with its key.
    return { drafts, unsent: unsent.map((one) => ({ ...one, failure: one.failure ?? '' })) }
  } catch {
    return NOTHING
  }
}
