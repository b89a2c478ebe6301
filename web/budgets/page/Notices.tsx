import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useEditor, useBudgetLock } from '../editing/use-budget.ts'
import { Button } from '../../kit/Button.tsx'
import { BudgetTrouble } from '../trouble/BudgetTrouble.tsx'
import type { ShownLines } from './shown-lines.ts'

const NOTE = 'border-b border-hairline px-32 py-9 text-meta text-second phone:px-16 phone:py-8'
const CLOSING: ReadonlySet<BudgetStatus> = new Set(['approved', 'ordered', 'closed'])

/** Above the table: why the list is not saved and what helps, and what its status forbids. */
export function Notices({ editor, note }: { editor: BudgetEditor; note?: ReactNode }) {
  const { t } = useTranslation()
  const status = useEditor(editor, (state) => state.status)
  const lock = useBudgetLock(editor)
  return (
    <>
      <div className="grid gap-8 px-32 py-10 empty:hidden phone:px-16 phone:py-8">
        <BudgetTrouble editor={editor} />
      </div>
      <Waiting editor={editor} />
      <div className={`${NOTE} empty:hidden print:hidden`}>{note}</div>
      {lock === 'commenter' && <p className={NOTE}>{t('budgetPage.looking')}</p>}
      {!lock && CLOSING.has(status) && (
        <p className={NOTE}>
          {t('budgetPage.isClosed', {
            status: t(`budgets.statuses.${status}`),
            what: t(`budgetPage.closes.${status}`),
          })}
        </p>
      )}
    </>
  )
}

/** Edits that have not reached the server yet although nothing is wrong with them. */
function Waiting({ editor }: { editor: BudgetEditor }) {
  const { t } = useTranslation()
  const save = useEditor(editor, (state) => state.save)
  if (save !== 'full' && save !== 'offline') return null
  return (
    <p className={NOTE} role="alert">
      {t(`budgetPage.waiting.${save}`)}
    </p>
  )
}

/** Which lines alone are shown, and the way back to all of them. */
export function ShownNote({ shown, onAll }: { shown: ShownLines; onAll: () => void }) {
  const { t } = useTranslation()
  if (!shown) return null
  return (
    <p className={`${NOTE} print:hidden`}>
      {t(shownText(shown))} <Button look="inline" label={t('budgetPage.showAll')} onPress={onAll} />
    </p>
  )
}

function shownText(shown: NonNullable<ShownLines>) {
  if (typeof shown !== 'string') return 'budgetPage.showsGroup'
  return shown === 'unpriced' ? 'budgetPage.showsUnpriced' : (`budgetCounts.shows.${shown}` as const)
}
