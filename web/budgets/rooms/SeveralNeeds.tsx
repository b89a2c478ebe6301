import '../../locales/budget-rooms-texts.ts'
import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '../../../contract/budgets/budget.ts'
import { sumOf } from '../../../contract/budgets/arithmetic/decimal.ts'
import { netOf } from '../../../contract/budgets/arithmetic/quantities.ts'
import type { Allocation, Line, Room } from '../../../contract/budgets/entries.ts'
import buttons from '../../kit/buttons.module.css'
import { quantityText } from '../table/cells/shown-number.ts'
import { doublesOf } from './several.ts'
import styles from './rooms.module.css'

interface SeveralNeedsProps {
  /** Of one line and one room. */
  allocations: readonly Allocation[]
  line: Line
  system: UnitSystem
  rooms: ReadonlyMap<string, Room>
  /** The line and the room, in words. */
  name: string
  isReadOnly: boolean
  onRemove: (ids: string[]) => void
}

/** Several entries of one line and room: side by side, with their sum. Of those that were typed twice, a press keeps one. */
export function SeveralNeeds({ allocations, line, system, rooms, name, isReadOnly, onRemove }: SeveralNeedsProps) {
  const { t } = useTranslation()
  if (allocations.length < 2) return null
  const quantities = allocations.map((one) => netOf(one, rooms))
  const write = (quantity: string) => quantityText(quantity, line.unit, system)
  const doubles = doublesOf(allocations)
  const sum = t('budgetRooms.sum', { parts: quantities.map(write).join(' + '), sum: write(sumOf(quantities)) })
  if (doubles.length === 0) return <span className={styles['source']}>{sum}</span>
  return (
    <span className={styles['twice']}>
      {t('budgetRooms.twice', { sum })}
      {!isReadOnly && (
        <button
          type="button"
          className={buttons['plain']}
          aria-label={t('budgetRooms.keepOneOf', { name })}
          onClick={() => onRemove(doubles.map(({ id }) => id))}
        >
          {t('budgetRooms.keepOne')}
        </button>
      )}
    </span>
  )
}
