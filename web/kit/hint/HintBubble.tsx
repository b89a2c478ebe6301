import { Tooltip } from '@mantine/core'
import { useEffect, useReducer, useState } from 'react'
import type { HintSide } from './hint.ts'

/** Shows a control's hint beside it; null hides the last one. */
export function HintBubble({ control }: { control: HTMLElement | null }) {
  const [last, setLast] = useState(control)
  if (control && control !== last) setLast(control)
  const shown = control ?? last
  const [, drawAnew] = useReducer((changes: number) => changes + 1, 0)
  // A click may change a control's label, or open something that removes its hint: only its attributes tell.
  useEffect(() => {
    const observer = new MutationObserver(drawAnew)
    if (shown) observer.observe(shown, { attributeFilter: ['data-hint'] })
    return () => observer.disconnect()
  }, [shown])
  // The script may load after the bubble has unmounted.
  if (!shown) return null
  const { hint: label, hintSide: side } = shown.dataset
  return (
    <Tooltip
      // Other words are another bubble: one that changes its size beside a control that moves is placed again and again.
      key={label}
      target={shown}
      label={label}
      position={(side as HintSide | undefined) ?? 'top'}
      withArrow={side === 'right'}
      // As wide as its words from the start: else beside the window's edge it grows in steps, as it is placed again and again.
      classNames={{
        tooltip:
          'w-max max-w-[min(calc(420*var(--u)),calc(100vw-16px))] rounded-sm bg-ink px-10 py-5 text-meta whitespace-pre-line text-paper',
      }}
      opened={control !== null && label !== undefined}
    />
  )
}
