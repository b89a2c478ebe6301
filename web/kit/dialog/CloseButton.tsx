import { IconX } from '@tabler/icons-react'
import { IconButton } from '../Button.tsx'

interface CloseButtonProps {
  label: string
  /** A field of the dialog has the focus at first, not this button. */
  isQuiet?: boolean
  onClose: () => void
}

/** The close button of a dialog; it can get the initial focus. */
export function CloseButton({ label, isQuiet = false, onClose }: CloseButtonProps) {
  return (
    <IconButton
      label={label}
      icon={IconX}
      look={isQuiet ? 'quiet' : 'framed'}
      hasHint={false}
      isFirst={!isQuiet}
      onPress={onClose}
    />
  )
}
