import type { ReactNode } from 'react'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import type { Right } from '../../../contract/collaboration/rights.ts'
import { stepsTo } from '../../../contract/budgets/permitted.ts'
import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { chosenPriceOf } from '../../../contract/budgets/what-counts.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useEditor } from '../editing/use-budget.ts'
import { lineName } from '../table/words.ts'
import { useMove } from './use-move.ts'

/** An open budget list, as what a page adds to it needs it. Its functions answer for the moment they are called. */
export interface BudgetToShare {
  id: string
  name: string
  /** Null: it is in none. */
  projectId: string | null
  clientName: string
  version: number
  right: Right
  status: BudgetStatus
  isMoving: boolean
  /** Moves it to another status, and says how that ended. */
  moveTo: (status: BudgetStatus) => void
  /** Each brand once. */
  brands: () => { id: string; name: string; enName: string }[]
  /** How many lines count at the highest of a range, since no price is agreed. */
  countOpenPrices: () => number
  /** The name of a line; null where it is gone. */
  nameOf: (lineId: string) => string | null
  /** Opens a line. */
  show: (lineId: string) => void
  /** Saves the list. Returns whether everything is saved then. */
  saveFirst: () => Promise<boolean>
}

export type RenderShare = (budget: BudgetToShare) => ReactNode

interface ShareBudgetProps {
  budgetId: string
  editor: BudgetEditor
  render: RenderShare
  onOpenLine: (lineId: string) => void
}

/** Renders what a page shows of an open list, such as the share button. */
export function ShareBudget({ budgetId, editor, render, onOpenLine }: ShareBudgetProps) {
  const isChinese = useIsChinese()
  const name = useEditor(editor, ({ draft }) => draft.fields.name)
  const projectId = useEditor(editor, ({ project }) => project?.id ?? null)
  const clientName = useEditor(editor, ({ draft }) => draft.fields.clientName)
  const version = useEditor(editor, (state) => state.version)
  const right = useEditor(editor, (state) => state.right)
  const status = useEditor(editor, (state) => state.status)
  const { isMoving, move } = useMove(editor)
  const lines = (): Line[] => [...editor.get().draft.items.values()].filter((entry) => entry.type === 'line')
  return render({
    id: budgetId,
    name,
    projectId,
    clientName,
    version,
    right,
    status,
    isMoving,
    moveTo: (to) => void move(stepsTo(status, to)),
    brands: () => {
      const brands = lines().flatMap(({ snapshot }) =>
        snapshot ? [[snapshot.brandId, { id: snapshot.brandId, ...snapshot.brand }] as const] : [],
      )
      return [...new Map(brands).values()]
    },
    countOpenPrices: () => lines().filter(isOpen).length,
    nameOf: (lineId) => {
      const line = lines().find(({ id }) => id === lineId)
      return line ? lineName(line, isChinese) || line.docCode : null
    },
    show: onOpenLine,
    saveFirst: async () => {
      await editor.saveNow()
      return editor.get().save === 'saved'
    },
  })
}

function isOpen(line: Line): boolean {
  const { price } = line
  const isPriced = isCounted(line) && price.fxRate !== null
  return isPriced && chosenPriceOf({ price, figures: { low: price.low } }) === 'highest'
}
