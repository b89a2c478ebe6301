import { readStored, writeStored } from '../../../kit/storage.ts'
import { createStore, useStore } from '../../../kit/store.ts'
import type { GuestThread } from './threads.ts'

const KEY = 'quarry-guest-seen'
const MOST = 500

/** Ids of the answers that this browser's guest has read. Without storage they last for this page. */
const seen = createStore<{ here: ReadonlySet<string> }>({ here: new Set() })

/** What the owner did last with a comment: answer or resolve it; null for nothing yet. */
export function answerOf({ comment, replies }: Pick<GuestThread, 'comment' | 'replies'>): string | null {
  if (comment.resolveTime !== null) return `${comment.id} ${comment.resolveTime}`
  return replies.findLast(({ isOwner }) => isOwner)?.id ?? null
}

/** Threads whose answer or resolution has not been seen. */
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
