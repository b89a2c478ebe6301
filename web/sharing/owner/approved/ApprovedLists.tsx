import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getBudgetPage, setBudgetStatus } from '../../../../contract/budgets/calls.ts'
import { stepsTo } from '../../../../contract/budgets/permitted.ts'
import { getProjectNews } from '../../../../contract/projects.ts'
import { getApprovedLists, type ApprovedList } from '../../../../contract/sharing/approval-calls.ts'
import { call } from '../../../api.ts'
import { showToast } from '../../../kit/toasts/toast.ts'
import { query, readAgain } from '../../../query.ts'
import { ApprovedNote } from './ApprovedNote.tsx'

/** Which of a version's lists were approved and do not say so. */
export function ApprovedLists({ budgetIds }: { budgetIds: string[] }) {
  const { t } = useTranslation()
  const { data = [] } = useQuery(query(getApprovedLists, { budgetIds }, { isSilent: true, isFresh: true }))
  const { mutate, isPending, variables } = useSetApproved()
  if (data.length === 0) return null
  return (
    <ul
      className="grid grid-cols-1 gap-4 rounded-md bg-wash px-14 py-10 text-meta"
      aria-label={t('following.areApproved')}
    >
      {data.map((approved) => (
        <li key={approved.budgetId}>
          <ApprovedNote
            approved={approved}
            isNamed
            isBusy={isPending && variables.budgetId === approved.budgetId}
            onSet={() => mutate(approved)}
          />
        </li>
      ))}
    </ul>
  )
}

/** Moves a list to approved, one step after the other. */
function useSetApproved() {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ budgetId: id, status, version }: ApprovedList) => {
      let reached = version
      for (const step of stepsTo(status, 'approved'))
        ({ version: reached } = await call(setBudgetStatus, { id, version: reached, status: step }))
    },
    onSuccess: (_, { budgetName: list }) => showToast(t('following.isSet', { list })),
    onSettled: () => readAgain(client, [getApprovedLists, getBudgetPage, getProjectNews]),
  })
}
