import type { TextItem } from '../../../../contract/boards/item.ts'
import { createStore, useStore } from '../../../kit/store.ts'

/** The text that is being edited, as it was before. A new text is not on the board before its first letter. */
const inHand = createStore<TextItem | null>(null)

export function useTextInHand(): TextItem | null {
  return useStore(inHand)
}

export function useIsInHand(id: string): boolean {
  return useStore(inHand, (item) => item?.id === id)
}

export function typeInto(item: TextItem): void {
  inHand.set(item)
}

export function endTyping(): void {
  inHand.set(null)
}
