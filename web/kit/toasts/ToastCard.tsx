import { IconAlertCircle, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { dismissToast, type Toast } from './toast.ts'

const SHOWN_MS = { toast: 6000, notification: 10_000 }
/** Messages with an action last longer, to give time to reach it. */
const SHOWN_WITH_ACTION_MS = 10_000

/** On a phone only the latest message with an action is shown: two of them would cover the content. */
const looks: Record<Toast['kind'], string> = {
  toast:
    'max-w-640 items-center gap-12 border-transparent bg-ink py-6 pr-6 pl-18 text-paper phone:gap-4 phone:pl-16 phone:data-[toast=offer]:[&:has(~[data-toast=offer])]:hidden',
  notification: 'items-start gap-12 border-control bg-surface py-10 pr-8 pl-16 text-ink',
}
/** A toast is dark, or light in the dark theme: its buttons take their colours from it. */
const BUTTON =
  'flex-none rounded-sm transition-[background-color] hover:bg-[rgb(128_128_128/25%)] focus-visible:-outline-offset-3 focus-visible:outline-current'

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
      className={`pointer-events-auto flex animate-arrive rounded-md border wrap-anywhere ${looks[kind]}`}
      data-toast={action ? 'offer' : ''}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {kind === 'notification' && <IconAlertCircle className="mt-7 text-bad" aria-hidden />}
      {/* A separator before the next word. */}
      <span className={`flex-1 ${kind === 'notification' ? 'py-6' : ''}`} lang={lang}>{`${text} `}</span>
      {offers.map(({ label, act }) => (
        <button
          key={label}
          type="button"
          lang={lang}
          className={`min-h-34 px-12 font-medium underline underline-offset-3 phone:min-h-44 ${BUTTON}`}
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
        // Touch has no such key.
        <kbd
          className={`[@media(hover:none)]:hidden ${showsKey ? 'flex-none rounded-xs border border-current px-6 font-[inherit] text-meta' : 'visually-hidden'}`}
        >{`${shortcut} `}</kbd>
      )}
      <button
        type="button"
        className={`grid size-34 place-items-center phone:size-44 ${BUTTON}`}
        aria-label={closeLabel}
        aria-keyshortcuts={shortcut}
        // Escape here closes the message, not the dialog below it.
        data-mantine-stop-propagation="true"
        onClick={close}
        onKeyDown={({ key }) => {
          if (key === 'Escape') close()
        }}
      >
        <IconX aria-hidden className="size-17" />
      </button>
    </div>
  )
}
