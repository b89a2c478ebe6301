import { useTranslation } from 'react-i18next'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useEditor, useBudgetLock } from '../editing/use-budget.ts'
import { BudgetTrouble } from '../trouble/BudgetTrouble.tsx'
import styles from './Notices.module.css'

const CLOSING: ReadonlySet<BudgetStatus> = new Set(['approved', 'ordered', 'closed'])

/** Above the table: why the list is not saved and what helps, and what its status forbids. */
export function Notices({ editor }: { editor: BudgetEditor }) {
  const { t } = useTranslation()
  const status = useEditor(editor, (state) => state.status)
  const lock = useBudgetLock(editor)
  return (
    <>
      <div className={styles['trouble']}>
        <BudgetTrouble editor={editor} />
      </div>
      <Waiting editor={editor} />
      {lock === 'commenter' && <p className={styles['closed']}>{t('budgetPage.looking')}</p>}
      {!lock && CLOSING.has(status) && (
        <p className={styles['closed']}>
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
    <p className={styles['closed']} role="alert">
      {t(`budgetPage.waiting.${save}`)}
    </p>
  )
}
