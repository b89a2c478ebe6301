import { Tooltip } from '@mantine/core'
import { useEffect, useReducer, useState } from 'react'
import type { HintSide } from './hint.ts'

/** The hint of a control beside it; without one the last goes. */
export function HintBubble({ control }: { control: HTMLElement | null }) {
  const [last, setLast] = useState(control)
  if (control && control !== last) setLast(control)
  const shown = control ?? last
  const [, drawAnew] = useReducer((changes: number) => changes + 1, 0)
  // A click may change what a control is called, and what it has opened takes its hint away: its attributes tell that alone.
  useEffect(() => {
    const observer = new MutationObserver(drawAnew)
    if (shown) observer.observe(shown, { attributeFilter: ['data-hint'] })
    return () => observer.disconnect()
  }, [shown])
  // What draws it may come when nobody is there any more.
  if (!shown) return null
  const { hint: label, hintSide: side } = shown.dataset
  return (
    <Tooltip
      target={shown}
      label={label}
      position={(side as HintSide | undefined) ?? 'top'}
      withArrow={side === 'right'}
      opened={control !== null && label !== undefined}
    />
  )
}
