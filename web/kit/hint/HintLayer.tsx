import { useEffect, useState } from 'react'
import { LatePart } from '../late/LatePart.tsx'
import { lazyComponent } from '../late/lazy-component.tsx'
import { hintedControl } from './hint.ts'

const HintBubble = lazyComponent(async () => (await import('./HintBubble.tsx')).HintBubble)

interface Hinted {
  pointed: HTMLElement | null
  focused: HTMLElement | null
}

const NONE: Hinted = { pointed: null, focused: null }

/** One hint for all controls that have one (hint.ts). Its script loads with the first hint. */
export function HintLayer() {
  const [{ pointed, focused }, setHinted] = useState(NONE)
  const control = pointed ?? focused
  const [wasWanted, setWasWanted] = useState(false)
  if (control && !wasWanted) setWasWanted(true)
  useDocumentEvents(setHinted)
  if (!wasWanted) return null
  return (
    // Without it, controls still have their names.
    <LatePart onFailure={() => undefined}>
      <HintBubble control={control} />
    </LatePart>
  )
}

// One listener for all controls: they are found in the document, outside React.
function useDocumentEvents(setHinted: (change: (last: Hinted) => Hinted) => void): void {
  useEffect(() => {
    const listening = new AbortController()
    const on = <Type extends keyof DocumentEventMap>(type: Type, hear: (event: DocumentEventMap[Type]) => void) =>
      document.addEventListener(type, hear, { signal: listening.signal })
    const point = (pointed: HTMLElement | null) =>
      setHinted((last) => (last.pointed === pointed ? last : { ...last, pointed }))
    on('pointerover', ({ target, pointerType }) => point(pointerType === 'touch' ? null : hintedControl(target)))
    // The pointer left the window.
    on('pointerout', ({ relatedTarget }) => relatedTarget === null && point(null))
    on('focusin', ({ target }) => {
      const control = hintedControl(target)
      // A key moved the focus away from the hovered control.
      setHinted(({ pointed }) => ({
        pointed: pointed === control ? pointed : null,
        focused: control?.matches(':focus-visible') ? control : null,
      }))
    })
    on('focusout', () => setHinted((last) => (last.focused ? { ...last, focused: null } : last)))
    on('keydown', ({ key }) => key === 'Escape' && setHinted(() => NONE))
    return () => listening.abort()
  }, [setHinted])
}
