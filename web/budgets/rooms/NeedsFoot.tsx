import { useTranslation } from 'react-i18next'
import { parseDecimal, printDecimal } from '../../../contract/budgets/arithmetic/decimal.ts'
import type { Bounds } from '../../../contract/budgets/arithmetic/amounts.ts'
import type { Room } from '../../../contract/budgets/entries.ts'
import type { LineFigures } from '../../../contract/budgets/figures.ts'
import { groupedText } from '../table/cells/shown-number.ts'
import styles from './rooms.module.css'

/** The figures of the list. Each change makes a new object. */
export interface ComesTo {
  currency: string
  needs: (lineId: string) => Pick<LineFigures, 'need'> | undefined
  rooms: () => ReadonlyMap<string | null, Bounds<string>>
}

/** More digits than a shown amount has: tax that is rounded over the document has four. */
const DIGITS = 4

/** The totals of each room and of all rooms, as in the table. */
export function NeedsFoot({ rooms, comesTo }: { rooms: readonly (Room | null)[]; comesTo: ComesTo }) {
  const { t } = useTranslation()
  const sums = comesTo.rooms()
  const known = new Set(rooms.map((room) => room?.id ?? null))
  // Amounts for a room that is gone count for the whole project.
  const gone = [...sums].filter(([roomId]) => !known.has(roomId)).map(([, sum]) => sum)
  const sumOf = (room: Room | null) =>
    added([sums.get(room?.id ?? null), ...(room ? [] : gone)].filter((sum) => sum !== undefined))
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('budgetRooms.comesTo', { currency: comesTo.currency })}</th>
        {rooms.map((room) => (
          <td key={room?.id ?? ''} className={styles['number']}>
            <Range sum={sumOf(room)} />
          </td>
        ))}
        <td className={styles['number']}>
          <Range sum={added([...sums.values()])} />
        </td>
      </tr>
    </tfoot>
  )
}

/** Low and high stand below each other, because side by side they are wider than the column. */
function Range({ sum }: { sum: Pick<Bounds<string>, 'low' | 'high'> | null }) {
  if (!sum) return '–'
  if (sum.low === sum.high) return groupedText(sum.low)
  return (
    <>
      {groupedText(sum.low)} –<br />
      {groupedText(sum.high)}
    </>
  )
}

function added(sums: readonly Bounds<string>[]): Pick<Bounds<string>, 'low' | 'high'> | null {
  if (sums.length === 0) return null
  const places = Math.max(...sums.map(({ low }) => low.split('.')[1]?.length ?? 0))
  const sumOf = (bound: 'low' | 'high') =>
    printDecimal(
      sums.reduce((sum, one) => sum + parseDecimal(one[bound], DIGITS), 0n),
      DIGITS,
      places,
    )
  return { low: sumOf('low'), high: sumOf('high') }
}
