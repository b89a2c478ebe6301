import { useEffect, useRef, type RefObject } from 'react'
import type { LoginMode } from './login-context.ts'

/** A face of the form that was asked for by a link gets the focus; the tabs keep it, so that arrow keys go on. */
export function useFocusOnView(view: LoginMode, isThere: boolean): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null)
  // The focus belongs to the document.
  useEffect(() => {
    const isOnTab = body.current?.querySelector('[role="tab"]:focus') != null
    const field = firstField(body.current)
    if (!isThere || isOnTab || !field) return
    field.focus()
    // The dialog gives the focus in a moment, and gives it to what says so.
    field.dataset['autofocus'] = 'true'
    return () => void delete field.dataset['autofocus']
    // Another face is why, though the document tells which.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [view, isThere])
  return body
}

/** The first that is empty. */
function firstField(body: HTMLElement | null): HTMLInputElement | undefined {
  const fields = [...(body?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])') ?? [])]
  return fields.find(({ value }) => value === '') ?? fields[0]
}
