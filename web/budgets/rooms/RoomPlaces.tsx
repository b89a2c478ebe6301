import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_PLACES, type Room } from '../../../contract/budgets/entries.ts'
import { nameOfPlace, placeCodes, type PlaceCode } from '../../../contract/places/place-names.ts'
import { proposedPlaces } from '../../../contract/places/rooms.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { Chip } from '../../kit/Chip.tsx'
import { placesOf } from '../../catalogue/fits/fits.ts'
import styles from './rooms.module.css'

interface RoomPlacesProps {
  room: Room
  isReadOnly: boolean
  onChoose: (places: PlaceCode[]) => void
}

/** What a room is: its floor, its walls. Where nothing was chosen and its name says it, that is offered. */
export function RoomPlaces({ room, isReadOnly, onChoose }: RoomPlacesProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const select = useRef<HTMLSelectElement>(null)
  const own = placesOf(room)
  const proposed = own.length > 0 || isReadOnly ? [] : proposedPlaces(room.name)
  const isFull = own.length >= MOST_PLACES
  const others = isFull ? [] : placeCodes.filter((code) => !own.includes(code))
  const choose = (places: readonly PlaceCode[]) => {
    onChoose(placeCodes.filter((code) => places.includes(code)))
    // The button that was pressed goes.
    select.current?.focus()
  }
  return (
    <div className={styles['placeBox']}>
      {own.map((code) => {
        const place = nameOfPlace(code, isChinese)
        if (isReadOnly) return <span key={code}>{place}</span>
        return (
          <Chip
            key={code}
            removeLabel={t('budgetRooms.noMorePlace', { place, name: room.name })}
            onRemove={() => choose(own.filter((one) => one !== code))}
          >
            {place}
          </Chip>
        )
      })}
      {(own.length === 0 || !isReadOnly) && (
        <select
          ref={select}
          className={styles['select']}
          aria-label={t('budgetRooms.fieldOf', { field: t('budgetRooms.place'), room: room.name })}
          value=""
          disabled={isReadOnly}
          onChange={({ target }) => choose([...own, ...others.filter((code) => code === target.value)])}
        >
          <option value="">
            {t(
              own.length === 0 ? 'budgetRooms.noPlace' : isFull ? 'budgetRooms.mostPlaces' : 'budgetRooms.anotherPlace',
              { most: MOST_PLACES },
            )}
          </option>
          {others.map((code) => (
            <option key={code} value={code}>
              {nameOfPlace(code, isChinese)}
            </option>
          ))}
        </select>
      )}
      {proposed.length > 0 && (
        <button type="button" className={styles['proposal']} onClick={() => choose(proposed)}>
          {t('budgetRooms.proposed', {
            name: room.name,
            place: proposed.map((code) => nameOfPlace(code, isChinese)).join(isChinese ? '、' : ', '),
          })}
        </button>
      )}
    </div>
  )
}
