import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { focusIfLost, isFocusLost } from '../kit/focus/focus.ts'

/**
 * Keeps the focus when its row is deleted or merged: it moves to the row in its place, for the last one to the row before, and without
 * rows to the list itself. Rows have `data-id`; the props belong to the list, which can take the focus.
 */
export function useFocusOfRows<List extends HTMLElement>(ids: readonly string[]) {
  const list = useRef<List>(null)
  const last = useRef<{ id: string; place: number } | null>(null)
  // The focus belongs to the document, and leaves with the row; or with a dialog that closes after the row has gone.
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

/** A row that is focusable itself, or the last of its buttons. */
function rowToFocus(list: HTMLElement | null, id: string | undefined): HTMLElement | null {
  const row = id === undefined ? null : list?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)
  if (!row || row.hasAttribute('tabindex')) return row ?? list
  return [...row.querySelectorAll<HTMLElement>('button:enabled')].at(-1) ?? list
}
