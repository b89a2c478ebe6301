import { createStore, useStore } from '../../../ui/store.ts'
import type { Pictured } from '../../verbs/crop.ts'

/** The picture that is being cropped in its place, as it will be once the crop is taken; the board knows nothing of it before. */
const cropping = createStore<Pictured | null>(null)

export function useCropped(): Pictured | null {
  return useStore(cropping)
}

export function useIsCropped(id: string): boolean {
  return useStore(cropping, (item) => item?.id === id)
}

export function cropped(): Pictured | null {
  return cropping.get()
}

export function showCropped(item: Pictured): void {
  cropping.set(item)
}

export function endCropping(): void {
  cropping.set(null)
}
