import '../../locales/budget-explaining-texts.ts'
import '../../locales/budget-orders-texts.ts'
import '../../locales/budget-table-texts.ts'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { purchasesOf, type Order, type Purchase } from '../../../contract/budgets/orders.ts'
import { mayBecome, mayChange } from '../../../contract/budgets/permitted.ts'
import type { BudgetFields, BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { Line, Room } from '../../../contract/budgets/entries.ts'
import { littleOversOf } from '../../../contract/budgets/little-over.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import buttons from '../../kit/buttons.module.css'
import { LockContext } from '../editing/use-budget.ts'
import type { LineSums } from '../looking/spending.ts'
import { OrderRow } from './OrderRow.tsx'
import styles from './orders.module.css'
import { allDelivered, allOrdered } from './marking.ts'
import { PurchaseFile } from './PurchaseFile.tsx'
import { todayHere } from '../today-here.ts'

interface OrdersViewProps {
  budgetId: string
  fields: BudgetFields
  status: BudgetStatus
  lines: readonly Line[]
  rooms: readonly Room[]
  sums: LineSums
  /** The changed lines, as one step of the history. */
  onChange: (lines: readonly Line[]) => void
  onOpenLine: (lineId: string) => void
  /** Saves edits before a file is made. */
  onBeforeFile: () => Promise<void>
}

/** What to order, grouped by seller: whole packs, latest order dates, batches, and what is ordered and delivered. */
export function OrdersView({ budgetId, fields, status, lines, rooms, sums, onBeforeFile, ...on }: OrdersViewProps) {
  const { t } = useTranslation()
  const sellerName = useSellerName()
  const [today] = useState(todayHere)
  const purchases = purchasesOf(
    lines.flatMap((line) => {
      const figures = sums.figures(line.id)
      return figures ? [{ line, figures }] : []
    }),
    fields,
  )
  const roomsById = new Map(rooms.map((room) => [room.id, room]))
  const lock = useContext(LockContext)
  const closed = lock ? (`budgetTable.lock.${lock}` as const) : 'budgetOrders.closed'
  const whyNot = t(status === 'closed' ? closed : 'budgetOrders.notYet')
  const mayOrder = (line: Line) => status !== 'closed' && mayBecome(status, line, 'ordered')
  const areAllOpen = purchases.every(({ orders }) => orders.every(({ line }) => mayOrder(line)))
  return (
    <div className={styles['view']}>
      {purchases.length === 0 && <p className={styles['hint']}>{t('budgetOrders.none')}</p>}
      {!areAllOpen && <p className={styles['hint']}>{whyNot}</p>}
      {purchases.map((purchase) => {
        const seller = sellerName(purchase)
        const fileOf = askedOf(purchase)
        const own = purchase.orders.map(({ line }) => line)
        const more = allOrdered(status, own)
        const arrived = more.length === 0 ? allDelivered(status, own) : []
        const count = (wanted: readonly string[]) => own.filter((line) => wanted.includes(line.status)).length
        return (
          <section key={purchase.key} className={styles['purchase']} aria-label={seller}>
            <header className={styles['head']}>
              <h2 className={styles['seller']}>{seller}</h2>
              <p className={styles['progress']}>
                {t('budgetOrders.progress', {
                  count: own.length,
                  ordered: count(['ordered', 'delivered']),
                  delivered: count(['delivered']),
                })}
              </p>
              <div className={styles['deeds']}>
                {more.length > 0 && (
                  <button type="button" className={buttons['plain']} onClick={() => on.onChange(more)}>
                    {t('budgetOrders.markAll')}
                  </button>
                )}
                {arrived.length > 0 && (
                  <button type="button" className={buttons['plain']} onClick={() => on.onChange(arrived)}>
                    {t('budgetOrders.markDelivered')}
                  </button>
                )}
                {fileOf && lock !== 'gone' && (
                  <PurchaseFile budgetId={budgetId} of={fileOf} seller={seller} onBeforeFile={onBeforeFile} />
                )}
              </div>
            </header>
            <ul className={styles['orders']}>
              {purchase.orders.map((order) => (
                <OrderRow
                  key={order.line.id}
                  order={order}
                  littleOvers={oversOf(order, fields, sums)}
                  rooms={roomsById}
                  system={fields.unitSystem}
                  today={today}
                  why={mayOrder(order.line) ? undefined : whyNot}
                  mayNote={mayChange(status, { of: 'line', field: 'batchNo' })}
                  onChange={(line) => on.onChange([line])}
                  onOpenLine={on.onOpenLine}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function oversOf({ line, figures }: Order, { packing }: Pick<BudgetFields, 'packing'>, sums: Pick<LineSums, 'shares'>) {
  return littleOversOf({ pack: line.pack, packing, figures, shares: sums.shares(line.id) })
}

/** The filter of a file for this purchase alone; null where the seller is unknown. */
function askedOf({ supplier, brand }: Purchase): { brandId: string } | { supplier: string } | null {
  if (supplier) return { supplier }
  return brand && { brandId: brand.id }
}

function useSellerName(): (purchase: Purchase) => string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  return ({ supplier, brand }) => supplier || (brand ? nameOf(isChinese, brand) : t('budgetOrders.noSeller'))
}
