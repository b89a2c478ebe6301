import { useEffect, useRef } from 'react'
import { ToastCard } from './ToastCard.tsx'
import { useMovesByKeys } from '../focus/moves.ts'
import { useRoomForToasts } from './toast-room.ts'
import { useSpoken } from './spoken.ts'
import { useToasts } from './toast.ts'

/** A dialog traps the Tab key; this key leads from it to the newest message, and Escape back. */
const LEADS_TO_TOASTS = 'F8'

const STACK = 'pointer-events-none fixed z-(--layer-toasts) grid gap-8'

/** All present messages, above everything else. */
export function Toasts({ closeLabel }: { closeLabel: string }) {
  const toasts = useToasts()
  const spoken = useSpoken()
  const region = useRef<HTMLDivElement>(null)
  const notifications = useRef<HTMLDivElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const isByKeys = useMovesByKeys()

  // The key works wherever the focus is, so the document has to listen.
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.key === LEADS_TO_TOASTS) newestButton(region.current)?.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])

  const countOf = (kind: 'toast' | 'notification') => toasts.filter((toast) => toast.kind === kind).length
  useRoomForToasts(notifications, 'top', countOf('notification'))
  useRoomForToasts(lines, 'bottom', countOf('toast'))

  const cardsOf = (kind: 'toast' | 'notification') =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          shortcut={LEADS_TO_TOASTS}
          isByKeys={isByKeys}
          onClosed={() => cameFrom.current?.focus({ preventScroll: true })}
        />
      ))

  return (
    <div
      ref={region}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget
      }}
    >
      {/* Below the header and a drawer's head, whose close button stays free. */}
      <div
        ref={notifications}
        className={`${STACK} top-92 right-24 w-[min(calc(400*var(--u)),calc(100%-32*var(--u)))] phone:top-70 phone:right-16 phone:left-16 phone:w-auto`}
        role="alert"
      >
        {cardsOf('notification')}
      </div>
      <div
        ref={lines}
        className={`${STACK} right-16 bottom-[calc(var(--bottom-bar)+var(--tray)+20*var(--u))] left-16 justify-items-center phone:bottom-[calc(var(--bottom-bar)+var(--tray)+12*var(--u))]`}
        aria-live="polite"
      >
        {cardsOf('toast')}
      </div>
      <p className="visually-hidden" aria-live="polite">
        <span key={spoken.times}>{spoken.text}</span>
      </p>
    </div>
  )
}

/** Its action, or else its close button. */
function newestButton(region: HTMLElement | null): HTMLElement | undefined {
  const newest = [...(region?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])].at(-1)
  return newest?.querySelector<HTMLElement>('button') ?? undefined
}
