import { useLayoutEffect } from 'react'
import { createStore, useStore } from '../kit/store.ts'

/** The path of the page in sight that shows a part of the member's work, at an address which does not tell. */
const workPath = createStore<string | null>(null)

/** While it is in sight, the page belongs to the member's work if `isWork`. */
export function useWorkPage(path: string, isWork: boolean): void {
  useLayoutEffect(() => {
    if (!isWork) return
    workPath.set(path)
    return () => {
      if (workPath.get() === path) workPath.set(null)
    }
  }, [path, isWork])
}

/** Whether the page in sight has said that it belongs to the member's work. */
export function useIsWorkPage(path: string): boolean {
  return useStore(workPath, (known) => known === path)
}
