import { useState, type ReactNode } from 'react'
import type { Work } from '../../../contract/collaboration/rights.ts'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'

const LeaveDialog = lazyComponent(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)

type Asked = Work & { name: string }

/** Asks in a dialog before a member leaves a shared thing. The dialog is loaded when it is first needed. */
export function useLeaving(onLeft: (refId: string) => void): { ask: (thing: Asked) => void; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [wasAsked, setWasAsked] = useState(false)
  return {
    ask(thing) {
      setWasAsked(true)
      setAsked(thing)
    },
    dialog: wasAsked && (
      <LatePart onFailure={reportFailure}>
        <LeaveDialog asked={asked} onClose={() => setAsked(null)} onLeft={onLeft} />
      </LatePart>
    ),
  }
}
