import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { WorkHead } from '../../workspace/WorkHead.tsx'
import { BOARDS, MY_BOARDS, SHARED_BOARDS } from '../board-address.ts'

interface BoardsHeadProps {
  isMine: boolean
  isShared: boolean
  createButton: RefObject<HTMLButtonElement | null>
  onCreate: () => void
}

/** The head of the page: which boards are shown, links to budget lists, and the button for a new board. */
export function BoardsHead({ isMine, isShared, createButton, onCreate }: BoardsHeadProps) {
  const { t } = useTranslation()
  return (
    <WorkHead
      title={t('routes.material')}
      label={t('boards.which')}
      places={[
        { to: BOARDS, name: t('boards.published'), isHere: !isMine && !isShared },
        { to: MY_BOARDS, name: t('boards.mine'), isHere: isMine },
        { to: '/budgetList', name: t('boards.budgetLists'), isHere: false },
        { to: SHARED_BOARDS, name: t('boards.shared'), isHere: isShared },
      ]}
      createLabel={t('boards.create')}
      createButton={createButton}
      onCreate={onCreate}
    />
  )
}
