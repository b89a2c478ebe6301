import { readStored, writeStored } from '../../../ui/storage.ts'
import { createStore, useStore } from '../../../ui/store.ts'
import type { GuestThread } from './threads.ts'

const KEY = 'quarry-guest-seen'
const MOST = 500

/** What this browser's guest has read, by the comments' numbers alone. Where nothing can be stored, it holds for this page. */
const seen = createStore<{ here: ReadonlySet<string> }>({ here: new Set() })

/** What the owner last did with a comment: answered it, or marked it as done; null: nothing yet. */
export function answerOf({ comment, replies }: Pick<GuestThread, 'comment' | 'replies'>): string | null {
  if (comment.resolveTime !== null) return `${comment.id} ${comment.resolveTime}`
  return replies.findLast(({ isOwner }) => isOwner)?.id ?? null
}

/** Those whose answer, or end, has not been looked at. */
export function useUnseen(threads: readonly GuestThread[]): GuestThread[] {
  const here = useStore(seen, (state) => state.here)
  const all = new Set([...stored(), ...here])
  return threads.filter((thread) => {
    const answer = answerOf(thread)
    return answer !== null && !all.has(answer)
  })
}

export function noteSeen(answer: string): void {
  const { here } = seen.get()
  if (here.has(answer)) return
  seen.set({ here: new Set([...here, answer]) })
  const before = stored().filter((one) => one !== answer)
  writeStored(KEY, [...before, answer].slice(-MOST).join(','))
}

function stored(): string[] {
  return (readStored(KEY) ?? '').split(',').filter(Boolean)
}
