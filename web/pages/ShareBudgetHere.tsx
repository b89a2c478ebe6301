import { useNavigate } from 'react-router'
import { SHARED_BUDGETS } from '../budgets/budget-address.ts'
import type { BudgetToShare } from '../budgets/page/ShareBudget.tsx'
import { nameOf, useIsChinese } from '../catalogue/names.ts'
import { ShareHere } from './ShareHere.tsx'

/** Shares a budget list from its page. */
export function ShareBudgetHere({ budget }: { budget: BudgetToShare }) {
  const isChinese = useIsChinese()
  const navigate = useNavigate()
  return (
    <ShareHere
      right={budget.right}
      onLeft={() => void navigate(SHARED_BUDGETS)}
      shared={{
        kind: 'budget',
        refId: budget.id,
        version: budget.version,
        findBrands: async () => budget.brands().map((brand) => ({ id: brand.id, name: nameOf(isChinese, brand) })),
        client: { name: budget.clientName },
        countOpenPrices: budget.countOpenPrices,
        nameOf: budget.nameOf,
        onShow: (place) => 'lineId' in place && budget.show(place.lineId),
      }}
    />
  )
}
