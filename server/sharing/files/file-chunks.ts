import type { SharedView } from '../../../contract/sharing/shown-calls.ts'

/** A part of a list of what is shown, on its way to the thread that makes the file. */
export interface FileChunk {
  list: string
  some: unknown[]
}

/** What is shown, with its lists by their names. */
export function shownListsOf({ kind, ...view }: SharedView): Record<string, unknown> {
  return { ...view[kind] }
}

/** The view with empty lists. */
export function withoutLists(view: SharedView): SharedView {
  const entries = Object.entries(shownListsOf(view)).map(([name, value]) => [name, Array.isArray(value) ? [] : value])
  return { ...view, [view.kind]: Object.fromEntries(entries) }
}

/** The view with these lists again. */
export function withLists(view: SharedView, lists: ReadonlyMap<string, unknown[]>): SharedView {
  return { ...view, [view.kind]: { ...shownListsOf(view), ...Object.fromEntries(lists) } }
}
