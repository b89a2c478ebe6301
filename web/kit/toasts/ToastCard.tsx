import { IconAlertCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { dismissToast, type Toast } from './toast.ts'
import styles from './Toasts.module.css'

const SHOWN_MS = { toast: 6000, notification: 10_000 }
/** Messages with an action last longer, to give time to reach it. */
const SHOWN_WITH_ACTION_MS = 10_000

interface ToastCardProps {
  toast: Toast
  closeLabel: string
  /** The key that focuses its first button. */
  shortcut: string
  /** The keyboard was used last: the shortcut is shown, and stays. Screen readers always hear it. */
  isByKeys: boolean
  /** Closed by hand, with the focus in it. */
  onClosed: () => void
}

/** One message. It closes by itself, except while the pointer or the focus is in it. */
export function ToastCard({ toast, closeLabel, shortcut, isByKeys, onClosed }: ToastCardProps) {
  const { id, kind, text, lang, action, otherAction } = toast
  const offers = [action, otherAction].filter((offer) => offer !== undefined)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const [showsKey, setShowsKey] = useState(isByKeys)
  // Hiding it again on a pointer press would move the button away.
  if (isByKeys && !showsKey) setShowsKey(true)
  const isHeld = isPointedAt || hasFocus
  const shownMs = action ? SHOWN_WITH_ACTION_MS : SHOWN_MS[kind]
  // Time passes outside React; after hovering, a message has its full time again.
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dismissToast(id), shownMs)
    return () => clearTimeout(timer)
  }, [isHeld, id, shownMs])
  const close = () => {
    dismissToast(id)
    if (hasFocus) onClosed()
  }
  return (
    <div
      className={styles[kind]}
      data-toast={action ? 'offer' : ''}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {kind === 'notification' && <IconAlertCircle className={styles['sign']} aria-hidden />}
      {/* A separator before the next word. */}
      <span className={styles['text']} lang={lang}>{`${text} `}</span>
      {offers.map(({ label, act }) => (
        <button
          key={label}
          type="button"
          lang={lang}
          className={styles['action']}
          aria-keyshortcuts={shortcut}
          data-mantine-stop-propagation="true"
          onClick={() => {
            close()
            act()
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') close()
          }}
        >
          {`${label} `}
        </button>
      ))}
      {action && (
        <kbd className={`${styles['shortcut']} ${showsKey ? styles['key'] : 'visually-hidden'}`}>{`${shortcut} `}</kbd>
      )}
      <button
        type="button"
        className={styles['close']}
        aria-label={closeLabel}
        aria-keyshortcuts={shortcut}
        // Escape here closes the message, not the dialog below it.
        data-mantine-stop-propagation="true"
        onClick={close}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
      >
        <IconX />
      </button>
    </div>
  )
}
