import { createStore, useStore } from './store.ts'

/** `u` is the design's pixel in CSS pixels; a phone's layout is one column with a bottom bar. */
export interface PageUnit {
  u: number
  isPhone: boolean
}

const unit = createStore<PageUnit>({ u: 1, isPhone: false })

/** Set by the shell, which measures the window. */
export function setPageUnit(next: PageUnit): void {
  const { u, isPhone } = unit.get()
  if (next.u !== u || next.isPhone !== isPhone) unit.set(next)
}

export function usePageUnit(): PageUnit {
  return useStore(unit)
}
