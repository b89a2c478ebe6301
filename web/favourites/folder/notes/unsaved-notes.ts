import { onMemberForgotten } from '../../../members/session/session.ts'

/** By item. A card that scrolls away and comes back finds its note as it was written. */
const unsaved = new Map<string, string>()

export function unsavedNote(itemId: string): string | null {
  return unsaved.get(itemId) ?? null
}

export function keepUnsaved(itemId: string, note: string | null): void {
  if (note === null) unsaved.delete(itemId)
  else unsaved.set(itemId, note)
}

// Dropped at sign-out.
onMemberForgotten(() => {
  const held = [...unsaved]
  unsaved.clear()
  return () => {
    for (const [itemId, note] of held) unsaved.set(itemId, note)
  }
})
