import { useTranslation } from 'react-i18next'
import { MOST_DISCOUNT_PCT, MOST_MARKUP_PCT, MOST_TAX_PCT } from '../../../contract/budgets/amounts.ts'
import { compareDecimals } from '../../../contract/budgets/arithmetic/decimal.ts'
import { priceBases, type LinePrice } from '../../../contract/budgets/entries.ts'
import { isOtherPer, pricedUnit, pricePerOf, storedPer } from '../../../contract/budgets/price-per.ts'
import { PRICE_QUANTITIES, type PriceQuantity } from '../../../contract/price-quantity.ts'
import { exchangeOf } from '../../../contract/budgets/offers.ts'
import { rateText } from '../../catalogue/prices/comparable-price.ts'
import buttons from '../../kit/buttons.module.css'
import { perText } from '../table/words.ts'
import { cellProblemText } from '../table/cells/problem.ts'
import { readCellNumber } from '../table/cells/read-number.ts'
import { OneOf, TypedField } from './fields.tsx'
import { changeLine, mayChangeLine, useYuanRates, type LineContext } from './line-context.ts'
import styles from './LineDrawer.module.css'
import { numberWriter } from './number-writer.ts'

/** Fields for the price, its currency, and what is added to it. */
export function PriceFields({ context }: { context: LineContext }) {
  const { t } = useTranslation()
  const { line, words } = context
  const { price, unit } = line
  const per = pricePerOf(line)
  const isClosed = !mayChangeLine(context, 'price')
  const change = (changed: Partial<LinePrice>) => changeLine(context, { price: { ...price, ...changed } })
  const percentField = (field: 'discountPct' | 'markupPct', label: string, most: number) => (
    <TypedField
      label={label}
      isNumber
      value={price[field]}
      isClosed={isClosed}
      write={numberWriter(context, { kind: 'percent', most }, (value) => change({ [field]: value ?? '0' }))}
    />
  )
  return (
    <section>
      <h3>{t('budgetLine.price')}</h3>
      <div className={styles['grid']}>
        <BoundField context={context} bound="low" onChange={change} />
        <BoundField context={context} bound="high" onChange={change} />
        <BoundField context={context} bound="chosen" note={t('budgetLine.chosenNote')} onChange={change} />
        <OneOf
          label={t('budgetLine.basis')}
          options={priceBases.map((value) => ({
            value,
            label: t(`budgetLine.bases.${value}`, { unit: words.unit(unit) }),
          }))}
          value={price.basis}
          isClosed={isClosed}
          onChoose={(basis) => change({ basis })}
        />
        <OneOf
          label={t('budgetLine.per')}
          options={PRICE_QUANTITIES.map((quantity) => ({
            value: `${quantity}`,
            label: perText({ ...per, quantity }, words),
          }))}
          value={`${per.quantity}`}
          isClosed={isClosed}
          onChoose={(quantity) =>
            change({
              per: storedPer({ ...per, quantity: Number(quantity) as PriceQuantity }, { unit, basis: price.basis }),
            })
          }
        />
        <TaxFields context={context} isClosed={isClosed} onChange={change} />
        <CurrencyFields context={context} isClosed={isClosed} onChange={change} />
        {percentField('discountPct', t('budgetLine.discount'), MOST_DISCOUNT_PCT)}
        {percentField('markupPct', t('budgetLine.markup'), MOST_MARKUP_PCT)}
        <TypedField
          label={t('budgetLine.freight')}
          note={t('budgetLine.freightNote', { currency: price.currency })}
          isNumber
          value={price.freight}
          isClosed={isClosed}
          write={numberWriter(context, { kind: 'price', currency: price.currency }, (value) =>
            change({ freight: value ?? '0' }),
          )}
        />
      </div>
    </section>
  )
}

interface PartProps {
  context: LineContext
  isClosed: boolean
  onChange: (changed: Partial<LinePrice>) => void
}

/** Whether the price includes tax, and at which rate. */
function TaxFields({ context, isClosed, onChange }: PartProps) {
  const { t } = useTranslation()
  const { fields, line } = context
  const { price } = line
  return (
    <>
      <OneOf
        label={t('budgetLine.taxIncluded')}
        note={price.isTaxUnknown ? t('budgetLine.taxUnknownNote') : undefined}
        options={(['without', 'with', 'unknown'] as const).map((value) => ({
          value,
          label: t(`budgetLine.taxModes.${value}`),
        }))}
        value={price.isTaxUnknown ? 'unknown' : price.taxIncluded ? 'with' : 'without'}
        isClosed={isClosed}
        onChoose={(value) => onChange({ taxIncluded: value === 'with', isTaxUnknown: value === 'unknown' })}
      />
      <TypedField
        label={t('budgetLine.tax')}
        note={t('budgetLine.taxNote', { rate: fields.defaultTaxRate })}
        isNumber
        value={price.taxRate ?? ''}
        isClosed={isClosed}
        write={numberWriter(context, { kind: 'percent', most: MOST_TAX_PCT }, (taxRate) => onChange({ taxRate }))}
      />
    </>
  )
}

interface BoundFieldProps {
  context: LineContext
  bound: 'low' | 'high' | 'chosen'
  note?: string
  onChange: (changed: Partial<LinePrice>) => void
}

function BoundField({ context, bound, note, onChange }: BoundFieldProps) {
  const { t } = useTranslation()
  const { price } = context.line
  return (
    <TypedField
      label={t(`budgetLine.${bound}`)}
      note={note}
      isNumber
      // Prices of the catalogue always have two digits.
      value={price[bound]?.replace(/\.0+$/, '') ?? ''}
      isClosed={!mayChangeLine(context, 'price')}
      write={(typed) => {
        const read = readCellNumber(typed, {
          kind: 'price',
          currency: price.currency,
          unit: pricedUnit(context.line),
        })
        if ('problem' in read) return cellProblemText(context.words, read.problem)
        if (isOtherPer(context.line, read.per)) return cellProblemText(context.words, { reason: 'otherPer' })
        const next = { ...price, [bound]: read.value }
        if (bound !== 'chosen' && next.low !== null && next.high !== null && compareDecimals(next.low, next.high) > 0)
          return t('budgetLine.crossed')
        onChange({ [bound]: read.value })
        return undefined
      }}
    />
  )
}

/** The price's currency, and the dated rate that exchanges it. */
function CurrencyFields({ context, isClosed, onChange }: PartProps) {
  const { t, i18n } = useTranslation()
  const { price } = context.line
  const base = context.fields.baseCurrency
  const rates = useYuanRates()
  const codes = [...new Set([price.currency, base, ...rates.keys()])]
  const today = exchangeOf(price.currency, base, rates)
  const dated = {
    low: 0,
    high: 0,
    currency: price.currency,
    per: '',
    rateDate: price.fxDate,
    rateSource: price.fxSource,
  }
  const source = price.fxDate === null ? t('budgetLine.rateByHand') : rateText(dated, { t, language: i18n.language })
  const isOther = price.currency !== base
  const hasNewer = today.fxRate !== null && (today.fxRate !== price.fxRate || today.fxDate !== price.fxDate)
  return (
    <>
      <OneOf
        label={t('budgetLine.currency')}
        options={codes.map((value) => ({ value, label: value }))}
        value={price.currency}
        isClosed={isClosed}
        onChoose={(code) => onChange(exchangeOf(code, base, rates))}
      />
      {isOther && (
        <div className={styles['wide']}>
          <TypedField
            label={t('budgetLine.rate', { base, currency: price.currency })}
            note={price.fxRate === null ? t('budgetLine.rateNone') : (source ?? undefined)}
            isNumber
            value={price.fxRate ?? ''}
            isClosed={isClosed}
            write={numberWriter(context, { kind: 'rate', isAboveZero: true }, (fxRate) =>
              onChange({ fxRate, fxDate: null, fxSource: null }),
            )}
          />
          {hasNewer && !isClosed && (
            <button type="button" className={`${buttons['plain']} ${styles['today']}`} onClick={() => onChange(today)}>
              {t('budgetLine.rateToday', { rate: today.fxRate })}
            </button>
          )}
        </div>
      )}
    </>
  )
}
