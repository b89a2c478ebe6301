import type { KeyboardEvent } from 'react'

/** The index of the button that a key moves to; null for any other key. It stops at both ends. */
export function stepInRow(key: string, from: number, count: number): number | null {
  const target = { ArrowRight: from + 1, ArrowLeft: from - 1, Home: 0, End: count - 1 }[key]
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1)
}

/** Arrow keys move the focus along a list's buttons, of which only one is a tab stop. Answers the new index, or null. */
export function moveInRow(event: KeyboardEvent<HTMLElement>): number | null {
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const from = buttons.findIndex((button) => button === event.currentTarget)
  const target = stepInRow(event.key, from, buttons.length)
  if (target === null) return null
  event.preventDefault()
  buttons[target]?.focus()
  return target === from ? null : target
}
