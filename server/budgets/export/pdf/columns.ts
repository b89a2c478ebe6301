import { bounds } from '../../../../contract/budgets/arithmetic/amounts.ts'
import type { TablePaperColumn } from '../../../platform/pdf/table/paper.ts'
import type { FileBudget } from '../file-budget.ts'
import { taxInColumn } from '../list-words.ts'
import { budgetWordsIn } from '../words.ts'

/** The columns of a printed list, by its audience. */
export function paperColumns({ list, audience, language }: FileBudget): TablePaperColumn[] {
  const words = budgetWordsIn(language)
  const figures = bounds.map((name) => ({
    heading: `${words[name]}\n${taxInColumn(name, list.taxMode, language) ?? ''}`,
    width: 78,
  }))
  return {
    own: [
      { heading: words.need, width: 70 },
      { heading: words.order, width: 86 },
      { heading: words.price, width: 92 },
      { heading: words.taxRate, width: 34 },
      ...figures,
    ],
    client: [
      { heading: words.need, width: 80 },
      { heading: words.order, width: 96 },
      { heading: words.taxRate, width: 40 },
      ...figures,
    ],
    orders: [
      { heading: words.need, width: 66 },
      { heading: words.packs, width: 66 },
      { heading: words.order, width: 70 },
      { heading: words.remainder, width: 60 },
      { heading: words.batch, width: 66 },
      { heading: words.leadTime, width: 66 },
      { heading: words.orderBy, width: 62 },
      { heading: words.status, width: 62 },
    ],
  }[audience]
}
