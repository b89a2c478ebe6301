import { IconX } from '@tabler/icons-react'
import buttons from '../buttons.module.css'

interface CloseButtonProps {
  label: string
  className?: string | undefined
  onClose: () => void
}

/** The close button of a dialog; it can get the initial focus. */
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
