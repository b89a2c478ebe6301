import { AskedLayer } from '../../members/AskedLayer.tsx'
import { part } from '../../ui/late/part.tsx'
import { endAsking, useAskedFor } from './ask-for-budget.ts'

const BudgetChooser = part(async () => (await import('./BudgetChooser.tsx')).BudgetChooser)

/** The dialog that every “Add to budget” opens. */
export function BudgetAddingLayer() {
  return (
    <AskedLayer asked={useAskedFor()} onEnd={endAsking}>
      {(memberId, asked) => <BudgetChooser key={memberId} memberId={memberId} asked={asked} />}
    </AskedLayer>
  )
}
