import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Line } from '../../../contract/budgets/entries.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import type { BudgetState } from '../editing/budget-kind.ts'
import { useEditor } from '../editing/use-budget.ts'
import { useFits } from '../fits/use-fits.ts'
import { offersOf } from '../queries.ts'
import { todayHere } from '../today-here.ts'
import { openFigures } from './budget-figures.ts'
import { catalogueChanges, nowOfLines, toldOfAll, untoldSkus } from './catalogue-changes.ts'

/** The draft of an open list with its figures, and what the catalogue says of its lines today. */
export function useReckonedBudget(editor: BudgetEditor) {
  const draft = useEditor(editor, (state) => state.draft)
  const [figures] = useState(() => openFigures(editor))
  const [today] = useState(todayHere)
  const budget = useMemo(() => figures.at(draft), [figures, draft])
  const told = useTold(editor, budget.lines)
  const now = useMemo(() => nowOfLines(budget.lines, told), [budget.lines, told])
  const fits = useFits(draft.items, budget.rooms)
  const changes = useMemo(() => catalogueChanges(budget.lines, told), [budget.lines, told])
  // A new function for each state of the list, so that components render with the new figures.
  const figuresOf = useMemo(() => (lineId: string) => budget.sums.figures(lineId), [budget])
  return { draft, sums: figures.sums, budget, now, fits, changes, figuresOf, today }
}

/** What the catalogue says today of the lines; of those that were added or replaced since the list was read it is asked again. */
function useTold(editor: BudgetEditor, lines: readonly Line[]): BudgetState['now'] {
  const told = useEditor(editor, (state) => state.now)
  const skuIds = useMemo(() => untoldSkus(lines, told), [lines, told])
  const { data: offers } = useQuery({
    ...offersOf(skuIds),
    enabled: skuIds.length > 0,
    placeholderData: keepPreviousData,
  })
  return useMemo(() => toldOfAll(lines, told, offers ?? []), [lines, told, offers])
}

export type ReckonedBudget = ReturnType<typeof useReckonedBudget>
