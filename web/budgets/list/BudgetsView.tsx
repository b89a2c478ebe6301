import '../../locales/budgets-texts.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { openLogin } from '../../members/login/login-dialog.ts'
import { MembersOnly } from '../../members/MembersOnly.tsx'
import { currentUser } from '../../members/session/current-user.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { useLateDialog } from '../../workspace/late-dialog.tsx'
import { RecentlyDeleted } from '../../workspace/trash/RecentlyDeleted.tsx'
import { WorkHead } from '../../workspace/WorkHead.tsx'
import { useDeletedBudgets } from '../queries.ts'
import { BudgetList } from './BudgetList.tsx'
import { useWantedBudgets } from './wanted-budgets.ts'

const NewBudgetDialog = lazyComponent(async () => (await import('./NewBudgetDialog.tsx')).NewBudgetDialog)
const SharedBudgets = lazyComponent(async () => (await import('./SharedBudgets.tsx')).SharedBudgets)
const DeletedBudgets = lazyComponent(async () => (await import('./DeletedBudgets.tsx')).DeletedBudgets)

/** The page of a member's budget lists, or of those that others share with them. */
export function BudgetsView() {
  const { t } = useTranslation()
  const { isShared } = useWantedBudgets().wanted
  const createButton = useRef<HTMLButtonElement>(null)
  const { create, dialog } = useNewBudget()
  const focusCreate = () => createButton.current?.focus()
  return (
    <>
      <WorkHead
        title={t('routes.budgetLists')}
        place={isShared ? 'sharedBudgets' : 'budgets'}
        createLabel={t('budgets.create')}
        createButton={createButton}
        onCreate={create}
      />
      <MembersOnly page="budgetLists" isPart>
        {({ id }) =>
          isShared ? (
            <LatePart onFailure={reportFailure} fallback={<ProgressLine label={t('loading')} />}>
              <SharedBudgets key={id} memberId={id} onCreate={create} onLeft={focusCreate} />
            </LatePart>
          ) : (
            <>
              <BudgetList key={id} memberId={id} onCreate={create} onLeft={focusCreate} />
              <DeletedLately onEmptied={focusCreate} />
            </>
          )
        }
      </MembersOnly>
      {dialog}
    </>
  )
}

function DeletedLately({ onEmptied }: { onEmptied: () => void }) {
  return <RecentlyDeleted query={useDeletedBudgets()} Dialog={DeletedBudgets} onEmptied={onEmptied} />
}

/** The dialog of a new list. A visitor logs in first. */
function useNewBudget() {
  const { isOpen, open, close, draw } = useLateDialog()
  const create = () => {
    if (currentUser() === null) openLogin({ purpose: 'budget', onSignedIn: open })
    else open()
  }
  const memberId = currentUser()?.id
  const dialog =
    memberId !== undefined &&
    draw((openings) => <NewBudgetDialog key={openings} memberId={memberId} isOpen={isOpen} onClose={close} />)
  return { create, dialog }
}
