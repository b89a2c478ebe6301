import { useEffect, useRef } from 'react'
import styles from './AskFirst.module.css'
import buttons from './buttons.module.css'

interface AskFirstProps {
  question: string
  /** The label of the confirming button. */
  deed: string
  cancelLabel: string
  isFinal?: boolean
  isBusy: boolean
  onDo: () => void
  onCancel: () => void
}

/** A question before an action, in the place of its button. */
export function AskFirst({ question, deed, cancelLabel, isFinal = false, isBusy, onDo, onCancel }: AskFirstProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  // The focus is outside React: it moves to the button that does nothing, and back to the pressed one.
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
