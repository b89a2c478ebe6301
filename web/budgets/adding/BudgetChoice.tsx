import { useQuery } from '@tanstack/react-query'
import { IconDoor } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { MOST_LINES } from '../../../contract/budgets/budget.ts'
import { inOrder } from '../../../contract/budgets/entries.ts'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { budgetOf, type BudgetCard } from '../queries.ts'
import styles from './BudgetChooser.module.css'

interface BudgetRowProps {
  budget: BudgetCard
  memberId: string
  isBusy: boolean
  /** The rooms are chosen elsewhere, so only whole lists are offered. */
  isWhole?: boolean
  onChoose: (roomId: string | null) => void
}

/** One of the lists to choose from, with its rooms below it. A list that takes no line says why. */
export function BudgetChoice({ budget, memberId, isBusy, isWhole = false, onChoose }: BudgetRowProps) {
  const { t, i18n } = useTranslation()
  const [areRoomsOpen, setAreRoomsOpen] = useState(false)
  const roomsId = useId()
  const { name, clientName, lineCount, ownerName, right, roomCount } = budget
  const figure = new Intl.NumberFormat(i18n.language).format(lineCount)
  const lines = t('budgetAdding.lines', { count: lineCount, figure })
  const why = whyClosed(budget, t)
  // A full list still takes more of what it holds.
  const isFull = lineCount >= MOST_LINES
  const state = isBusy ? t('budgetAdding.adding') : (why ?? (isFull && t('budgetAdding.isFull', { most: MOST_LINES })))
  return (
    <div className={styles['row']}>
      {/* Not `disabled`, which would hide the reason from screen readers. */}
      <button
        type="button"
        className={styles['budget']}
        aria-busy={isBusy}
        aria-disabled={why !== null}
        onClick={() => why === null && onChoose(null)}
      >
        <span className={styles['name']}>{name}</span>
        <span className={styles['meta']}>
          {[right === 'edit' && ownerName, clientName, lines, state].filter(Boolean).join(' · ')}
        </span>
      </button>
      {roomCount > 0 && why === null && !isWhole && (
        <button
          type="button"
          className={styles['open']}
          aria-label={t('budgetAdding.roomOf', { name })}
          aria-expanded={areRoomsOpen}
          aria-controls={areRoomsOpen ? roomsId : undefined}
          onClick={() => setAreRoomsOpen(!areRoomsOpen)}
        >
          <IconDoor aria-hidden />
          {t('budgetAdding.room')}
        </button>
      )}
      {areRoomsOpen && <Rooms id={roomsId} budget={budget} memberId={memberId} onChoose={onChoose} />}
    </div>
  )
}

function Rooms({
  id,
  budget,
  memberId,
  onChoose,
}: Pick<BudgetRowProps, 'budget' | 'memberId' | 'onChoose'> & { id: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(budgetOf(budget.id, memberId))
  if (error && !data)
    return (
      <div id={id} className={styles['rooms']}>
        <FailureFace isPart error={error} what={t('budgetAdding.roomsFailed')} onRetry={() => void refetch()} />
      </div>
    )
  if (!data)
    return (
      <div id={id} className={styles['rooms']}>
        <ProgressLine label={t('budgetAdding.loading')} />
      </div>
    )
  return (
    <ul id={id} className={styles['rooms']} aria-label={t('budgetAdding.rooms', { name: budget.name })}>
      {inOrder(data.rooms).map((room) => (
        <li key={room.id}>
          <button type="button" className={styles['room']} onClick={() => onChoose(room.id)}>
            {room.name || t('budgetAdding.nameless')}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Why a list takes no line; null where it takes lines. */
function whyClosed({ status }: BudgetCard, t: TFunction): string | null {
  const isOpen = status === 'draft' || status === 'inReview'
  return isOpen || mayChange(status, { of: 'line', field: 'whole' }) ? null : t(`budgetAdding.closed.${status}`)
}
