import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

interface Change {
  skuId: string
  act: 'remove' | 'left' | 'right'
  /** Announced once it has happened. */
  text: string
}

interface AwaitedChange extends Change {
  place: number
  /** The columns before the change. */
  before: string
}

/** Moves the focus after a change: to the same button of the moved column, or of the column that takes a removed one's place. */
export function useFocusAfterChange(table: RefObject<HTMLTableElement | null>, skuIds: readonly string[]) {
  const awaited = useRef<AwaitedChange | null>(null)
  const [said, setSaid] = useState('')
  const shown = skuIds.join()
  // As a layout effect: later the person may have moved the focus on by themselves.
  useLayoutEffect(() => {
    const change = awaited.current
    if (!change || change.before === shown) return
    awaited.current = null
    const cells = [...(table.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
    const cell =
      change.act === 'remove'
        ? cells[Math.min(change.place, cells.length - 1)]
        : cells.find(({ dataset }) => dataset['column'] === change.skuId)
    const buttons = [...(cell?.querySelectorAll('button') ?? [])].filter(({ disabled }) => !disabled)
    const button = buttons.find(({ dataset }) => dataset['act'] === change.act) ?? buttons[0]
    if (button) button.focus()
    else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [table, shown])

  const change = (next: Change) => {
    awaited.current = { ...next, place: skuIds.indexOf(next.skuId), before: shown }
    setSaid(next.text)
  }
  return { said, change }
}
