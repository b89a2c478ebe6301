import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '../../../contract/budgets/budget.ts'
import type { AllocationSource, Line, Room } from '../../../contract/budgets/entries.ts'
import { Button } from '../../kit/Button.tsx'
import { quantityText } from '../table/cells/shown-number.ts'
import { useTableWords } from '../table/words.ts'
import type { RoomLineNeed } from './needs.ts'
import { sourcesOf } from './sources.ts'

interface RoomMeasuresProps {
  line: Line
  room: Room
  need: RoomLineNeed
  system: UnitSystem
  /** The line and the room, in words. */
  name: string
  /** Whether Tab stops here. */
  isStop: boolean
  onFollow: (source: AllocationSource) => void
}

/** What this room measures in the line's unit: a press takes it as the quantity, and another leaves it as if typed. */
export function RoomMeasures({ line, room, need, system, name, isStop, onFollow }: RoomMeasuresProps) {
  const { t } = useTranslation()
  const words = useTableWords()
  const measures = sourcesOf(line.unit).filter((source) => source !== 'manual' && source !== 'count')
  return measures.map((source) => {
    const measured = room[source]
    const isFollowed = need.source === source
    if (measured === null && !isFollowed) return null
    const quantity =
      measured === null ? '' : `${quantityText(measured, line.unit, system)} ${words.unit(line.unit, system)}`
    return (
      <span
        key={source}
        className={`flex justify-end pr-8 transition-opacity ${isFollowed ? '' : 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 phone:opacity-100 print:hidden'}`}
      >
        <Button
          look="inline"
          label={t(`budgetRooms.sources.${source}`)}
          about={name}
          note={isFollowed ? t('budgetRooms.leaveMeasure') : t('budgetRooms.takeMeasure', { quantity })}
          isOn={isFollowed}
          isStop={isStop}
          onPress={() => onFollow(isFollowed ? 'manual' : source)}
        />
      </span>
    )
  })
}
