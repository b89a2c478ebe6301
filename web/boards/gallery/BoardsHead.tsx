import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { WorkHead } from '../../workspace/WorkHead.tsx'
import { BOARDS, MY_BOARDS } from '../board-address.ts'

interface BoardsHeadProps {
  isMine: boolean
  createButton: RefObject<HTMLButtonElement | null>
  onCreate: () => void
}

/** Which boards are shown, the way to budget lists, and a new board. */
export function BoardsHead({ isMine, createButton, onCreate }: BoardsHeadProps) {
  const { t } = useTranslation()
  return (
    <WorkHead
      title={t('routes.material')}
      label={t('boards.which')}
      places={[
        { to: BOARDS, name: t('boards.published'), isHere: !isMine },
        { to: MY_BOARDS, name: t('boards.mine'), isHere: isMine },
        { to: '/budgetList', name: t('boards.budgetLists'), isHere: false },
      ]}
      createLabel={t('boards.create')}
      createButton={createButton}
      onCreate={onCreate}
    />
  )
}
