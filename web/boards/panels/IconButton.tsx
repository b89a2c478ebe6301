import type { ReactNode } from 'react'
import styles from './IconButton.module.css'

interface IconButtonProps {
  label: string
  onPress: () => void
  /** For a button that is on or off. */
  isPressed?: boolean
  isOff?: boolean
  /** Shows the label beside the icon. */
  isNamed?: boolean
  /** What it opens, if anything. */
  opens?: 'dialog' | 'menu'
  children: ReactNode
}

/** A button with an icon. Its name is for screen readers and shown on hover. */
export function IconButton({
  label,
  onPress,
  isPressed,
  isOff = false,
  isNamed = false,
  opens,
  children,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles['button']}
      aria-label={isNamed ? undefined : label}
      title={isNamed ? undefined : label}
      aria-pressed={isPressed}
      aria-haspopup={opens}
      // Not `disabled`, so that it keeps the focus after the press.
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      {children}
      {isNamed && <span>{label}</span>}
    </button>
  )
}
