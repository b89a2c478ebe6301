import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { UnitSystem } from '../../../contract/budgets/budget.ts'
import type { Line, Room } from '../../../contract/budgets/entries.ts'
import type { LittleOver } from '../../../contract/budgets/little-over.ts'
import type { Order } from '../../../contract/budgets/orders.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { Tick } from '../../kit/fields/TickBox.tsx'
import { TypedInput } from '../../kit/typing/TypedInput.tsx'
import { dayText } from '../amount-text.ts'
import { littleOverText } from '../little-over-text.ts'
import { packsText } from '../packs-text.ts'
import { quantityText } from '../table/cells/shown-number.ts'
import { lineName, makeText, useTableWords } from '../table/words.ts'
import { statusAfter } from './marking.ts'
import styles from './orders.module.css'

interface OrderRowProps {
  order: Order
  /** Where its last pack is opened for little. */
  littleOvers: readonly LittleOver[]
  rooms: ReadonlyMap<string, Room>
  system: UnitSystem
  /** Today, as `YYYY-MM-DD`. */
  today: string
  /** Why it cannot be marked now. */
  why: string | undefined
  mayNote: boolean
  onChange: (line: Line) => void
  onOpenLine: (lineId: string) => void
}

const LONGEST_BATCH = 60

/** One line to order: its quantity, latest order date and batch, and whether it is ordered and delivered. */
export function OrderRow(props: OrderRowProps) {
  const { order, littleOvers, rooms, system, today, why, mayNote, onChange, onOpenLine } = props
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const words = useTableWords()
  const batch = useId()
  const { line, figures, remainder, orderBy } = order
  const name = lineName(line, isChinese) || line.docCode
  const quantity = (amount: string) => `${quantityText(amount, line.unit, system)} ${words.unit(line.unit, system)}`
  const sellUnit = line.pack.sellUnit || line.unit
  const ordered = quantity(figures.orderQty)
  const packs =
    figures.packs === null
      ? null
      : packsText(String(figures.packs), line.pack.sellUnit, { t, unitName: (unit) => words.unit(unit) })
  const isOrdered = line.status === 'ordered' || line.status === 'delivered'
  const tick = (kind: 'ordered' | 'delivered', isTicked: boolean) =>
    onChange({ ...line, status: statusAfter(line.status, kind, isTicked) })
  return (
    <li className={styles['order']} data-delivered={line.status === 'delivered' || undefined}>
      <div className={styles['what']}>
        <button type="button" className={styles['name']} onClick={() => onOpenLine(line.id)}>
          {line.docCode && <span className={styles['code']}>{line.docCode}</span>} {name}
        </button>
        <span className={styles['make']}>{makeText(line, isChinese)}</span>
        {line.status === 'approved' && <span className={styles['facts']}>{t('budgetTable.lineStatus.approved')}</span>}
      </div>
      <div className={styles['much']}>
        <strong>{packs ?? ordered}</strong>
        {packs !== null && sellUnit !== line.unit && <span>{t('budgetOrders.covers', { quantity: ordered })}</span>}
        <span className={styles['facts']}>
          {t('budgetOrders.needed', { need: quantity(figures.need) })} ·{' '}
          {/[1-9]/.test(remainder)
            ? t('budgetOrders.left', { quantity: quantity(remainder) })
            : t('budgetOrders.nothingLeft')}
        </span>
        {!isOrdered && <LittleOvers order={order} littleOvers={littleOvers} rooms={rooms} system={system} />}
        {orderBy !== null && !isOrdered && (
          <span className={orderBy < today ? styles['late'] : styles['facts']}>
            {t(orderBy < today ? 'budgetOrders.late' : 'budgetOrders.orderBy', {
              date: dayText(orderBy, i18n.language),
            })}
          </span>
        )}
      </div>
      <div className={styles['batch']}>
        <label htmlFor={batch}>
          {t('budgetOrders.batch')} <span className="visually-hidden">{name}</span>
        </label>
        <TypedInput
          id={batch}
          className={styles['input']}
          value={line.batchNo}
          maxLength={LONGEST_BATCH}
          readOnly={!mayNote}
          onTake={(batchNo) => onChange({ ...line, batchNo })}
        />
      </div>
      <div className={styles['ticks']}>
        {(['ordered', 'delivered'] as const).map((kind) => (
          <label key={kind} className={`${styles['tick'] ?? ''} ${why === undefined ? '' : 'text-second'}`} title={why}>
            <Tick
              checked={kind === 'ordered' ? isOrdered : line.status === 'delivered'}
              aria-disabled={why === undefined ? undefined : true}
              aria-description={why}
              onChange={({ target }) => tick(kind, target.checked)}
            />
            <span>
              {t(`budgetOrders.${kind}`)} <span className="visually-hidden">{name}</span>
            </span>
          </label>
        ))}
      </div>
    </li>
  )
}

function LittleOvers({
  order: { line },
  littleOvers,
  rooms,
  system,
}: Pick<OrderRowProps, 'order' | 'littleOvers' | 'rooms' | 'system'>) {
  const words = useTableWords()
  return littleOvers.map((one) => (
    <span key={one.roomId ?? ''} className={styles['facts']}>
      {littleOverText(one, { line, fields: { unitSystem: system }, rooms, words })}
    </span>
  ))
}
