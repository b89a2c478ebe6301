import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface ChipProps {
  /** Shown before the text, such as a swatch. */
  mark?: ReactNode
  children: string
  removeLabel: string
  /** Shown on hover, and read out after the name. */
  note?: string | undefined
  onRemove: () => void
}

/** A chosen value; pressing the chip removes it. */
export function Chip({ mark, children, removeLabel, note, onRemove }: ChipProps) {
  return (
    <button
      type="button"
      className="inline-flex h-30 max-w-260 items-center gap-8 rounded-full border border-hairline bg-surface pr-10 pl-12 text-meta whitespace-nowrap transition-[border-color] hover:border-control"
      aria-label={removeLabel}
      title={note}
      onClick={onRemove}
    >
      {mark}
      <span className="overflow-hidden text-ellipsis">{children}</span>
      <IconX aria-hidden className="size-15 text-second" />
    </button>
  )
}
