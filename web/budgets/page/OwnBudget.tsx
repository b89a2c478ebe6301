import '../../locales/budgets-texts.ts'
import '../../locales/budget-page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorFace } from '../../errors/ErrorFace.tsx'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { saysUnknown } from '../../errors/message.ts'
import buttons from '../../kit/buttons.module.css'
import { useTitleName } from '../../kit/window-title.ts'
import { BUDGETS } from '../budget-address.ts'
import { openBudgetEditor, type BudgetEditor } from '../editing/budget-editor.ts'
import { budgetOf } from '../queries.ts'
import { BudgetSkeleton } from './BudgetSkeleton.tsx'
import { BudgetView } from './BudgetView.tsx'
import type { RenderShare } from './ShareBudget.tsx'

interface OwnBudgetProps {
  budgetId: string
  memberId: string
  /** Renders the share button in the head. */
  renderShare?: RenderShare
  /** Renders what else is to be told of it. */
  renderNote?: RenderShare
}

/** Loads a budget list and opens it for editing, or says why it cannot. */
export function OwnBudget(props: OwnBudgetProps) {
  const [tries, setTries] = useState(0)
  return <Opening key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

function Opening({ budgetId, memberId, renderShare, renderNote, onRetry }: OwnBudgetProps & { onRetry: () => void }) {
  const { t } = useTranslation()
  const { editor, error } = useOpenEditor(budgetId, memberId)
  const isUnknown = saysUnknown(error)
  const nameOfNone = isUnknown ? null : undefined
  useTitleName('page', editor ? editor.get().draft.fields.name : nameOfNone)
  if (editor) return <BudgetView {...{ budgetId, memberId, editor, renderShare, renderNote }} />
  if (isUnknown) return <UnknownBudget />
  if (error) return <FailureFace error={error} what={t('budgetPage.failed')} onRetry={onRetry} />
  return <BudgetSkeleton />
}

/** Stands in place of a list that does not exist or belongs to somebody else. */
function UnknownBudget() {
  const { t } = useTranslation()
  return (
    <ErrorFace fault="missing" code="404" title={t('budgetPage.unknown')} hints={[t('budgetPage.unknownHint')]}>
      <Link className={buttons['filled']} to={BUDGETS}>
        {t('budgetPage.toLists')}
      </Link>
    </ErrorFace>
  )
}

function useOpenEditor(budgetId: string, memberId: string) {
  const client = useQueryClient()
  const [editor, setEditor] = useState<BudgetEditor | null>(null)
  const [error, setError] = useState<unknown>(null)
  // While the page is in sight the editor saves, listens to other tabs and asks for others' changes. Coming back
  // opens the list as it is then.
  useEffect(() => {
    let opened: BudgetEditor | undefined
    let hasLeft = false
    const open = async () => {
      const budget = await client.fetchQuery(budgetOf(budgetId, memberId))
      if (hasLeft) return
      opened = openBudgetEditor({ budget, memberId })
      setEditor(opened)
    }
    open().catch((failure: unknown) => {
      if (!hasLeft) setError(failure)
    })
    return () => {
      hasLeft = true
      opened?.close()
    }
  }, [client, budgetId, memberId])
  return { editor, error }
}
