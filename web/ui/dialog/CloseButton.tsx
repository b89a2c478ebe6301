import { IconX } from '@tabler/icons-react'
import buttons from '../buttons.module.css'

interface CloseButtonProps {
  label: string
  className?: string | undefined
  onClose: () => void
}

/** Of a dialog, which gives it the focus when it opens. */
export function CloseButton({ label, className = '', onClose }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={`${buttons['framed']} ${className}`}
      aria-label={label}
      data-autofocus
      onClick={onClose}
    >
      <IconX />
    </button>
  )
}
