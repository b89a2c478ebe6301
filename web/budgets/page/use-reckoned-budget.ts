import { useMemo, useState } from 'react'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useEditor } from '../editing/use-budget.ts'
import { useFits } from '../fits/use-fits.ts'
import { todayHere } from '../today-here.ts'
import { openFigures } from './budget-figures.ts'
import { catalogueChanges, nowOfLines } from './catalogue-changes.ts'

/** The draft of an open list with its figures, and what the catalogue says of its lines today. */
export function useReckonedBudget(editor: BudgetEditor) {
  const draft = useEditor(editor, (state) => state.draft)
  const told = useEditor(editor, (state) => state.now)
  const [figures] = useState(() => openFigures(editor))
  const [today] = useState(todayHere)
  const budget = useMemo(() => figures.at(draft), [figures, draft])
  const now = useMemo(() => nowOfLines(budget.lines, told), [budget.lines, told])
  const fits = useFits(draft.items, budget.rooms)
  const changes = useMemo(() => catalogueChanges(budget.lines, told), [budget.lines, told])
  // A new function for each state of the list, so that components render with the new figures.
  const figuresOf = useMemo(() => (lineId: string) => budget.sums.figures(lineId), [budget])
  return { draft, sums: figures.sums, budget, now, fits, changes, figuresOf, today }
}

export type ReckonedBudget = ReturnType<typeof useReckonedBudget>
