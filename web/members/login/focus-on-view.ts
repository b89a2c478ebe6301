import { useEffect, useRef, type RefObject } from 'react'
import type { LoginMode } from './login-context.ts'

/** A view opened by a link gets the focus; tabs keep it, so that arrow keys work on. */
export function useFocusOnView(view: LoginMode, isThere: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  // The focus belongs to the document.
  useEffect(() => {
    const isOnTab = body.current?.querySelector('[role="tab"]:focus') != null
    const field = firstField(body.current)
    if (!isThere || isOnTab || !field) return
    field.focus()
    // The dialog sets the focus in a moment, to the element marked for it.
    field.dataset['autofocus'] = 'true'
    return () => void delete field.dataset['autofocus']
    // Runs for each view, though the view is read from the document.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [view, isThere])
  return body
}

/** The first empty field. */
function firstField(body: HTMLElement | null): HTMLInputElement | undefined {
  const fields = [...(body?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [])]
  return fields.find(({ value }) => value === '') ?? fields[0]
}
