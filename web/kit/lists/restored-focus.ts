import { useEffect, useRef } from 'react'

/** Answers what is called with the id of a restored item: the item takes the focus once the list has it. */
export function useRestoredFocus(items: readonly { id: string }[], focus: (id: string) => void): (id: string) => void {
  const restored = useRef<string>(undefined)
  // The list is read again before it has the item, so the focus waits for a later render.
  useEffect(() => {
    const { current: id } = restored
    if (id === undefined || !items.some((item) => item.id === id)) return
    restored.current = undefined
    focus(id)
  }, [items, focus])
  return (id) => {
    restored.current = id
  }
}
