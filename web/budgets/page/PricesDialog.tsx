import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Offer } from '../../../contract/budgets/calls.ts'
import type { Line, LineNow } from '../../../contract/budgets/entries.ts'
import {
  currencyOf,
  freshened,
  priceChangeOf,
  type PriceChange,
  type YuanRate,
} from '../../../contract/budgets/offers.ts'
import { mayChange } from '../../../contract/budgets/permitted.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { rateList } from '../../catalogue/queries.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { showToast } from '../../kit/toasts/toast.ts'
import { findOffers } from '../adding/find-offers.ts'
import { rangeText } from '../amount-text.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'
import { useEditor, useIsLooking, useOpenness } from '../editing/use-budget.ts'
import { offersOf } from '../queries.ts'
import type { CatalogueChanges } from './catalogue-changes.ts'
import styles from './dialogs.module.css'
import { yuanRates } from './exchanged.ts'

interface PricesDialogProps {
  editor: BudgetEditor
  changes: CatalogueChanges
  isOpen: boolean
  onClose: () => void
}

/** Lines whose catalogue price has changed. The ticked ones are updated as one step, which can be undone. */
export function PricesDialog({ isOpen, onClose, ...changes }: PricesDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('budgetPage.prices.title')}
      closeLabel={t('budgetPage.close')}
      width={640}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Prices {...changes} onDone={onClose} />
    </Dialog>
  )
}

function Prices({ editor, changes, onDone }: Omit<PricesDialogProps, 'isOpen' | 'onClose'> & { onDone: () => void }) {
  const { t } = useTranslation()
  const skuIds = changes.changed.flatMap(({ skuId }) => skuId ?? [])
  const { data, error, refetch } = useQuery({ ...offersOf(skuIds), queryFn: () => findOffers(skuIds) })
  if (error && !data)
    return <FailureFace error={error} what={t('budgetPage.prices.failed')} onRetry={() => void refetch()} isPart />
  if (!data) return <ProgressLine label={t('budgetPage.prices.loading')} />
  return <PriceList editor={editor} changes={changes} offers={data} onDone={onDone} />
}

interface PriceListProps {
  editor: BudgetEditor
  changes: CatalogueChanges
  offers: readonly Offer[]
  onDone: () => void
}

function PriceList({ editor, changes: { changed, noticed }, offers, onDone }: PriceListProps) {
  const { t } = useTranslation()
  const name = useLineName()
  const status = useOpenness(editor)
  const isLooking = useIsLooking(editor)
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const rows = usePriceRows(editor, changed, offers)
  const mayTake = mayChange(status, { of: 'line', field: 'price' })
  const wanted = rows.flatMap(({ line, fresh }) => (fresh && !unticked.has(line.id) ? [fresh] : []))
  const tick = (lineId: string) => {
    const next = new Set(unticked)
    if (!next.delete(lineId)) next.add(lineId)
    setUnticked(next)
  }
  const take = () => {
    if (wanted.length === 0) return
    editor.edit({ put: wanted.map((line) => ({ type: 'line' as const, ...line })) })
    showToast(t('budgetPage.prices.taken', { count: wanted.length }))
    onDone()
  }
  return (
    <div className={styles['form']}>
      <ul className={styles['changes']}>
        {rows.map((row) => (
          <PriceRow
            key={row.line.id}
            row={row}
            name={name(row.line)}
            isTicked={row.fresh !== null && !unticked.has(row.line.id)}
            mayTake={mayTake}
            onTick={() => tick(row.line.id)}
          />
        ))}
        {noticed.map(({ line, now }) => (
          <NoticedRow key={`${line.id}-noticed`} name={name(line)} now={now} />
        ))}
      </ul>
      {rows.length > 0 && !mayTake && !isLooking && (
        <p className={styles['hint']}>{t('budgetPage.prices.statusForbids')}</p>
      )}
      {rows.length > 0 && mayTake && (
        <div className={styles['deeds']}>
          <button type="button" className={buttons['filled']} aria-disabled={wanted.length === 0} onClick={take}>
            {t('budgetPage.prices.take', { count: wanted.length })}
          </button>
        </div>
      )}
    </div>
  )
}

interface PriceRowFacts {
  line: Line
  /** The line with the offer's price; null where the offer is sold in another unit. */
  fresh: Line | null
  change: PriceChange | null
}

/** The changed lines that the catalogue still offers, each with its updated line. */
function usePriceRows(editor: BudgetEditor, changed: readonly Line[], offers: readonly Offer[]): PriceRowFacts[] {
  const base = useEditor(editor, ({ draft }) => draft.fields.baseCurrency)
  const { data: rates } = useQuery(rateList)
  return useMemo(() => {
    const bySku = new Map(offers.map((offer) => [offer.skuId, offer]))
    const known = new Map<string, YuanRate>(yuanRates(rates ?? []))
    for (const { snapshot, rate } of offers) if (rate) known.set(currencyOf(snapshot.currency), rate)
    return changed.flatMap((line) => {
      const offer = bySku.get(line.skuId ?? '')
      if (!offer) return []
      const fresh = freshened(line, offer, { list: { baseCurrency: base }, rates: known })
      return [{ line, fresh, change: priceChangeOf(line, offer) }]
    })
  }, [changed, offers, rates, base])
}

interface PriceRowProps {
  row: PriceRowFacts
  name: string
  isTicked: boolean
  mayTake: boolean
  onTick: () => void
}

function PriceRow({ row: { fresh, change }, name, isTicked, mayTake, onTick }: PriceRowProps) {
  const { t, i18n } = useTranslation()
  const text = ({ low, high, currency, quantity }: PriceChange['before']) => {
    const [one, other] = [low ?? high, high ?? low]
    if (one === null || other === null) return t('budgetPage.prices.noPrice')
    const per = quantity === 1 ? '' : ` / ${quantity.toLocaleString(i18n.language)}`
    return `${currency} ${rangeText(one, other, currency, i18n.language)}${per}`
  }
  return (
    <li>
      <label className={styles['change']}>
        <input type="checkbox" disabled={!fresh || !mayTake} checked={isTicked} onChange={onTick} />
        <span>
          <span className={styles['name']}>{name}</span>
          <span className={styles['note']}>
            {change
              ? t('budgetPage.prices.from', { before: text(change.before), after: text(change.after) })
              : t('budgetPage.prices.samePrice')}
          </span>
          {!fresh && <span className={styles['note']}>{t('budgetPage.prices.otherUnit')}</span>}
        </span>
      </label>
    </li>
  )
}

/** A line whose SKU is withdrawn or has expired certificates. */
function NoticedRow({ name, now }: { name: string; now: LineNow }) {
  const { t } = useTranslation()
  return (
    <li>
      <span className={styles['name']}>{name}</span>
      <span className={`${styles['note']} ${styles['warning']}`}>
        {[
          now.status === 'withdrawn' ? t('budgetPage.prices.withdrawn') : '',
          now.certificatesExpired > 0 ? t('budgetPage.prices.expired', { count: now.certificatesExpired }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  )
}

function useLineName(): (line: Line) => string {
  const isChinese = useIsChinese()
  return ({ docCode, name, snapshot }) =>
    [docCode, name || (snapshot ? nameOf(isChinese, snapshot) : '')].filter(Boolean).join(' · ')
}
