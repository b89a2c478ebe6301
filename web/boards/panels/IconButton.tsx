import type { ReactNode } from 'react'
import styles from './IconButton.module.css'

interface IconButtonProps {
  label: string
  onPress: () => void
  /** Of one that is on or off. */
  isPressed?: boolean
  isOff?: boolean
  /** With words beside its picture, the label. */
  isNamed?: boolean
  /** What it opens, where it opens something. */
  opens?: 'dialog' | 'menu'
  children: ReactNode
}

/** A button that is a picture, named for readers and for whoever waits over it. */
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
      // Not `disabled`: what was pressed last keeps the focus.
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
    >
      {children}
      {isNamed && <span>{label}</span>}
    </button>
  )
}
