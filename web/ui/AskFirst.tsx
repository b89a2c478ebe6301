import { useEffect, useRef } from 'react'
import styles from './AskFirst.module.css'
import buttons from './buttons.module.css'

interface AskFirstProps {
  question: string
  /** What it does. */
  deed: string
  cancelLabel: string
  isFinal?: boolean
  isBusy: boolean
  onDo: () => void
  onCancel: () => void
}

/** Asks before something is done, where it was asked for. */
export function AskFirst({ question, deed, cancelLabel, isFinal = false, isBusy, onDo, onCancel }: AskFirstProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  // The focus is outside React: it goes to the answer that does nothing, and back to what was pressed.
  useEffect(() => {
    const cameFrom = document.activeElement
    cancel.current?.focus()
    return () => {
      const isFree = !document.activeElement || document.activeElement === document.body
      if (isFree && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
    }
  }, [])
  return (
    <fieldset className={styles['ask']} aria-label={question}>
      <p>{question}</p>
      <div className={styles['answers']}>
        <button ref={cancel} type="button" className={buttons['plain']} onClick={onCancel}>
          {cancelLabel}
        </button>
        <button
          type="button"
          className={`${buttons['filled']} ${isFinal ? styles['final'] : ''}`}
          aria-busy={isBusy}
          onClick={() => isBusy || onDo()}
        >
          {deed}
        </button>
      </div>
    </fieldset>
  )
}
