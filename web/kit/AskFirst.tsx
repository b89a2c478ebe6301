import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'

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
    <fieldset
      className="mt-10 grid min-w-0 gap-10 rounded-md border bg-paper px-16 py-14 print:hidden"
      aria-label={question}
    >
      <p>{question}</p>
      <div className="flex flex-wrap justify-end gap-8">
        <Button ref={cancel} label={cancelLabel} onPress={onCancel} />
        <Button label={deed} look={isFinal ? 'grave' : 'filled'} isBusy={isBusy} onPress={onDo} />
      </div>
    </fieldset>
  )
}
