import type { SharedView } from '../../../contract/sharing/shown-calls.ts'

/** A message to the worker thread: a part of one list. */
export interface FileChunk {
  list: string
  some: unknown[]
}

/** The lists of a view, by their names. */
export function shownListsOf({ kind, ...view }: SharedView): Record<string, unknown> {
  return { ...view[kind] }
}

/** The view with its lists emptied. */
export function withoutLists(view: SharedView): SharedView {
  const entries = Object.entries(shownListsOf(view)).map(([name, value]) => [name, Array.isArray(value) ? [] : value])
  return { ...view, [view.kind]: Object.fromEntries(entries) }
}

/** The view with its lists put back. */
export function withLists(view: SharedView, lists: ReadonlyMap<string, unknown[]>): SharedView {
  return { ...view, [view.kind]: { ...shownListsOf(view), ...Object.fromEntries(lists) } }
}
