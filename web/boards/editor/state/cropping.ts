import { createStore, useStore } from '../../../kit/store.ts'
import type { Pictured } from '../../verbs/crop.ts'

/** The picture that is being cropped, as it will be. The board does not change before the crop is taken. */
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
