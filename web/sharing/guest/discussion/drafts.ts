import { newItemId } from '../../../boards/item-id.ts'
import { useStore } from '../../../kit/store.ts'
import { createUnsent, unsentPlace } from '../page/unsent.ts'

/** A comment being written, or the note of a signature, and the key by which the server recognises a repeated call. */
interface Draft {
  text: string
  key: string
}

/** By `unsentPlace`. */
const drafts = createUnsent('quarry-guest-drafts', isDraft)

export function useGuestDraft(place: string): Draft | undefined {
  return useStore(drafts, (all) => all[place] ?? undefined)
}

/** Removes a draft that was sent, unless the guest has typed on. */
export function endDraft(place: string, key: string): void {
  drafts.change(place, (before) => (before?.key === key ? null : before))
}

/** Stores a draft; each text gets a new key. */
export function keepGuestDraft(place: string, text: string): void {
  drafts.change(place, () => (text === '' ? null : { text, key: newItemId() }))
}

/** Of a link that has ended. */
export function forgetGuestDrafts(token: string): void {
  drafts.forget(token)
}

/** The unsent drafts of this link. */
export function useUnsentText(token: string): string {
  const begin = unsentPlace(token, '')
  return useStore(drafts, (all) =>
    Object.entries(all)
      .flatMap(([place, draft]) => (place.startsWith(begin) && draft && draft.text.trim() !== '' ? draft.text : []))
      .join('\n\n'),
  )
}

function isDraft(value: unknown): value is Draft {
  const { text, key } = Object(value) as Record<string, unknown>
  return typeof text === 'string' && typeof key === 'string'
}
