import { IconX } from '@tabler/icons-react'
import { IconButton } from '../Button.tsx'

interface CloseButtonProps {
  label: string
  /** False where a field of the dialog has the focus at first. */
  isFirst?: boolean
  onClose: () => void
}

/** The close button of a dialog; it can get the initial focus. */
export function CloseButton({ label, isFirst = true, onClose }: CloseButtonProps) {
  return <IconButton label={label} icon={IconX} look="framed" hasHint={false} isFirst={isFirst} onPress={onClose} />
}
