import { AskedLayer } from '../../members/AskedLayer.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { endAskingForBudget, useSourceToAdd } from './ask-for-budget.ts'

const BudgetChooser = lazyComponent(async () => (await import('./BudgetChooser.tsx')).BudgetChooser)

/** The dialog that every “Add to budget” opens. */
export function BudgetAddingLayer() {
  return (
    <AskedLayer asked={useSourceToAdd()} onEnd={endAskingForBudget}>
      {(memberId, asked) => <BudgetChooser key={memberId} memberId={memberId} asked={asked} />}
    </AskedLayer>
  )
}
