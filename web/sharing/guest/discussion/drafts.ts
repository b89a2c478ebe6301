import { newItemId } from '../../../boards/item-id.ts'
import { createStore, useStore } from '../../../ui/store.ts'

/** What is being written, and the key by which the server knows it again where it is sent twice. */
interface Draft {
  text: string
  key: string
}

/** By where they stand. They outlive the forms, so that nothing is lost when a link ends or a window is closed. */
const drafts = createStore<ReadonlyMap<string, Draft>>(new Map())

export function useGuestDraft(place: string): Draft | undefined {
  return useStore(drafts, (all) => all.get(place))
}

/** What was sent is no draft any more, unless somebody has gone on writing. */
export function endDraft(place: string, key: string): void {
  if (drafts.get().get(place)?.key === key) keepGuestDraft(place, '')
}

/** Another text is another comment. */
export function keepGuestDraft(place: string, text: string): void {
  const others = new Map(drafts.get())
  if (text === '') others.delete(place)
  else others.set(place, { text, key: newItemId() })
  drafts.set(others)
}

/** What was begun by a link and not sent. */
export function useUnsentText(token: string): string {
  return useStore(drafts, (all) =>
    [...all]
      .filter(([place, { text }]) => place.startsWith(`${token} `) && text.trim() !== '')
      .map(([, { text }]) => text)
      .join('\n\n'),
  )
}
