import type { ReactNode } from 'react'
import type { Line } from '../../../contract/budgets/entries.ts'
import type { Right } from '../../../contract/collaboration/rights.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useEditor } from '../editing/use-budget.ts'
import { lineName } from '../table/words.ts'

/** A budget list that a member works on, as whoever shares it asks of it. It answers with what stands there when it is asked. */
export interface BudgetToShare {
  id: string
  name: string
  version: number
  right: Right
  /** Of each brand once. */
  brands: () => { id: string; name: string; enName: string }[]
  /** What a line is called; null where it is gone. */
  nameOf: (lineId: string) => string | null
  /** Opens a line. */
  show: (lineId: string) => void
  /** Saves what is not saved yet; whether all of it is then. */
  saveFirst: () => Promise<boolean>
}

export type RenderShare = (budget: BudgetToShare) => ReactNode

interface ShareBudgetProps {
  budgetId: string
  editor: BudgetEditor
  render: RenderShare
  onOpenLine: (lineId: string) => void
}

/** The slot for sharing a list that is edited. */
export function ShareBudget({ budgetId, editor, render, onOpenLine }: ShareBudgetProps) {
  const isChinese = useIsChinese()
  const name = useEditor(editor, ({ draft }) => draft.fields.name)
  const version = useEditor(editor, (state) => state.version)
  const right = useEditor(editor, (state) => state.right)
  const lines = (): Line[] => [...editor.get().draft.items.values()].filter((entry) => entry.type === 'line')
  return render({
    id: budgetId,
    name,
    version,
    right,
    brands: () => {
      const brands = lines().flatMap(({ snapshot }) =>
        snapshot ? [[snapshot.brandId, { id: snapshot.brandId, ...snapshot.brand }] as const] : [],
      )
      return [...new Map(brands).values()]
    },
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
