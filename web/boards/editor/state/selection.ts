import { createStore, useStore } from '../../../kit/store.ts'

const NOTHING: readonly string[] = []
const selection = createStore<readonly string[]>(NOTHING)

/** The ids of the chosen items and their groups, in the order of choosing. Some may be gone from the board. */
export function useChosenIds(): readonly string[] {
  return useStore(selection)
}

export function useIsSelected(id: string): boolean {
  return useStore(selection, (ids) => ids.includes(id))
}

export function selectedIds(): readonly string[] {
  return selection.get()
}

/** Chooses these items and no others. */
export function select(ids: readonly string[]): void {
  const next = [...new Set(ids)]
  const now = selection.get()
  if (next.length === now.length && next.every((id, index) => id === now[index])) return
  selection.set(next.length > 0 ? next : NOTHING)
}

/** Adds these items to the chosen ones, or removes them where all were chosen. */
export function toggle(ids: readonly string[]): void {
  const now = selection.get()
  if (ids.every((id) => now.includes(id))) select(now.filter((id) => !ids.includes(id)))
  else select([...now, ...ids])
}

export function clearSelection(): void {
  selection.set(NOTHING)
}
