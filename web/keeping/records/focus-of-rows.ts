import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { focusIfLost, isFocusLost } from '../../ui/focus/focus.ts'

/**
 * Where the row goes that the focus was in, as it is deleted or merged away, the one in its place has it; of the last the one before,
 * and where none is left the list itself. Rows bear their `data-id`; the props are the list's, which takes the focus.
 */
export function useFocusOfRows<List extends HTMLElement>(ids: readonly string[]) {
  const list = useRef<List>(null)
  const last = useRef<{ id: string; place: number } | null>(null)
  // The focus belongs to the document, and is gone with the row; or with a window that stood before the list and goes after the row.
  useLayoutEffect(() => {
    const was = last.current
    if (!was || ids.includes(was.id)) return
    const isInWindow = document.activeElement?.closest('[role="dialog"]')
    if (!isFocusLost() && isInWindow) return
    last.current = null
    focusIfLost(rowToFocus(list.current, ids[Math.min(was.place, ids.length - 1)]))
  })
  const onFocus = ({ target }: FocusEvent) => {
    const id = target.closest<HTMLElement>('[data-id]')?.dataset['id']
    if (id !== undefined) last.current = { id, place: ids.indexOf(id) }
  }
  return { ref: list, tabIndex: -1, onFocus }
}

/** A row that takes the focus itself, or the last of its buttons. */
function rowToFocus(list: HTMLElement | null, id: string | undefined): HTMLElement | null {
  const row = id === undefined ? null : list?.querySelector<HTMLElement>(`[data-id="${id}"]`)
  if (!row || row.hasAttribute('tabindex')) return row ?? list
  return [...row.querySelectorAll<HTMLElement>('button:enabled')].at(-1) ?? list
}
