import { newItemId } from '../../../boards/item-id.ts'
import { createStore, useStore } from '../../../kit/store.ts'

/** A comment being written, and the key by which the server recognises a repeated call. */
interface Draft {
  text: string
  key: string
}

/** Drafts by place key, stored outside the forms, so that nothing is lost when a link ends or a dialog closes. */
const drafts = createStore<ReadonlyMap<string, Draft>>(new Map())

export function useGuestDraft(place: string): Draft | undefined {
  return useStore(drafts, (all) => all.get(place))
}

/** Removes a draft that was sent, unless the guest has typed on. */
export function endDraft(place: string, key: string): void {
  if (drafts.get().get(place)?.key === key) keepGuestDraft(place, '')
}

/** Stores a draft; each text gets a new key. */
export function keepGuestDraft(place: string, text: string): void {
  const others = new Map(drafts.get())
  if (text === '') others.delete(place)
  else others.set(place, { text, key: newItemId() })
  drafts.set(others)
}

/** An unsent draft of this link. */
export function useUnsentText(token: string): string {
  return useStore(drafts, (all) =>
    [...all]
      .filter(([place, { text }]) => place.startsWith(`${token} `) && text.trim() !== '')
      .map(([, { text }]) => text)
      .join('\n\n'),
  )
}
