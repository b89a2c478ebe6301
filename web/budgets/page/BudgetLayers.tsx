import { reportFailure } from '../../errors/report.ts'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useBudgetLock } from '../editing/use-budget.ts'
import { ExplainedFigure } from './ExplainedFigure.tsx'
import type { BudgetPage } from './use-budget-page.ts'
import type { ReckonedBudget } from './use-reckoned-budget.ts'

const ExportDialog = lazyComponent(async () => (await import('./ExportDialog.tsx')).ExportDialog)
const SettingsDialog = lazyComponent(async () => (await import('./SettingsDialog.tsx')).SettingsDialog)
const PricesDialog = lazyComponent(async () => (await import('./PricesDialog.tsx')).PricesDialog)
const LineDrawer = lazyComponent(async () => (await import('../line/LineDrawer.tsx')).LineDrawer)

interface BudgetLayersProps {
  budgetId: string
  editor: BudgetEditor
  status: BudgetStatus
  reckoned: ReckonedBudget
  page: BudgetPage
  onOpenProduct: (skuId: string) => void
}

/** What opens over the page of a list: the drawer of a line, the dialogs, and the explanation of a figure. */
export function BudgetLayers({ budgetId, editor, status, reckoned, page, onOpenProduct }: BudgetLayersProps) {
  const lock = useBudgetLock(editor)
  const { dialog } = page
  const closeDialog = () => page.setDialog(null)
  return (
    <>
      <LatePart onFailure={reportFailure}>
        <LineDrawer
          editor={editor}
          status={status}
          lineId={page.openLine}
          now={reckoned.now}
          fits={reckoned.fits}
          onClose={() => page.setOpenLine(null)}
          onOpenLine={page.setOpenLine}
          onOpenProduct={onOpenProduct}
        />
      </LatePart>
      <LatePart onFailure={reportFailure}>
        <ExportDialog
          budgetId={budgetId}
          editor={editor}
          grouping={page.grouping}
          isOpen={dialog === 'export' && lock !== 'gone'}
          onClose={closeDialog}
        />
        <SettingsDialog
          editor={editor}
          place={page.settingsPlace}
          isOpen={dialog === 'settings' && !lock}
          onClose={closeDialog}
        />
        <PricesDialog editor={editor} changes={reckoned.changes} isOpen={dialog === 'prices'} onClose={closeDialog} />
      </LatePart>
      <ExplainedFigure
        explained={page.explained}
        budget={reckoned.budget}
        items={reckoned.draft.items}
        onClose={() => page.setExplained(null)}
      />
    </>
  )
}
