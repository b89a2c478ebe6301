import { useTranslation } from 'react-i18next'
import { MOST_DISCOUNT_PCT, MOST_MARKUP_PCT, MOST_TAX_PCT } from '../../../contract/budgets/amounts.ts'
import { compareDecimals } from '../../../contract/budgets/arithmetic/decimal.ts'
import {
  LONGEST_NAME,
  LONGEST_LINE_NOTE,
  LONGEST_SECTION,
  LONGEST_UNIT,
  lineStatuses,
  MOST_PACKS,
  priceBases,
  type Line,
  type LinePrice,
  type Pack,
} from '../../../contract/budgets/entries.ts'
import { exchangeOf } from '../../../contract/budgets/offers.ts'
import { mayBecome } from '../../../contract/budgets/permitted.ts'
import type { TypedReading } from '../../../contract/budgets/typed.ts'
import { rateText } from '../../catalogue/prices/comparable-price.ts'
import buttons from '../../ui/buttons.module.css'
import { problemText } from '../table/cells/problem.ts'
import { readNumber } from '../table/cells/read-number.ts'
import { lineName } from '../table/words.ts'
import { LongField, OneOf, TypedField } from './fields.tsx'
import { changeLine, mayChangeLine, useYuanRates, type LineContext } from './line-context.ts'
import styles from './LineDrawer.module.css'

const LONGEST_CODE = 40
const LONGEST_BATCH = 60
const MOST_DAYS = 3650
/** What a line can be counted in: the units that mean something to the arithmetic of packs. */
const UNITS = ['square_meter', 'meter', 'cubic_meter', 'piece', 'sheet', 'set', 'roll', 'box', 'litre', 'kilogram']

/** What the line is, and how its order stands. */
export function FactFields({ context }: { context: LineContext }) {
  const { t } = useTranslation()
  const { line, items, status, words } = context
  const own = lineName({ ...line, name: '' }, words.isChinese)
  const sections = new Set<string>()
  for (const entry of items.values()) if (entry.type === 'line' && entry.section) sections.add(entry.section)
  const text = (field: 'docCode' | 'section' | 'supplier' | 'batchNo' | 'name', most: number) => ({
    value: line[field],
    isClosed: !mayChangeLine(context, field),
    write: (typed: string) => {
      if (typed.length > most) return t('budgetTable.problem.tooLong', { count: most })
      changeLine(context, { [field]: typed })
      return undefined
    },
  })
  return (
    <section>
      <h3>{t('budgetLine.facts')}</h3>
      <div className={styles['grid']}>
        <div className={styles['wide']}>
          <TypedField
            label={t('budgetLine.name')}
            placeholder={own}
            note={own && line.name ? t('budgetLine.nameNote', { name: own }) : undefined}
            {...text('name', LONGEST_NAME)}
          />
        </div>
        <TypedField label={t('budgetLine.code')} {...text('docCode', LONGEST_CODE)} />
        <TypedField label={t('budgetLine.section')} offers={[...sections]} {...text('section', LONGEST_SECTION)} />
        <OneOf
          label={t('budgetLine.status')}
          options={lineStatuses
            .filter((value) => mayBecome(status, line.status, value))
            .map((value) => ({ value, label: t(`budgetTable.lineStatus.${value}`) }))}
          value={line.status}
          isClosed={!mayChangeLine(context, 'status')}
          onChoose={(value) => changeLine(context, { status: value })}
        />
        <TypedField label={t('budgetLine.supplier')} {...text('supplier', LONGEST_NAME)} />
        <TypedField
          label={t('budgetLine.leadTime')}
          isNumber
          value={line.leadTimeDays === null ? '' : String(line.leadTimeDays)}
          isClosed={!mayChangeLine(context, 'leadTimeDays')}
          write={numberWriter(context, { kind: 'whole', unit: 'day', most: MOST_DAYS }, (days) =>
            changeLine(context, { leadTimeDays: days === null ? null : Number(days) }),
          )}
        />
        <TypedField label={t('budgetLine.batch')} {...text('batchNo', LONGEST_BATCH)} />
        <div className={styles['whole']}>
          <LongField
            label={t('budgetLine.note')}
            value={line.note}
            most={LONGEST_LINE_NOTE}
            isClosed={!mayChangeLine(context, 'note')}
            onTake={(note) => changeLine(context, { note })}
          />
        </div>
      </div>
    </section>
  )
}

/** How it is sold. */
export function PackingFields({ context }: { context: LineContext }) {
  const { t } = useTranslation()
  const { line, words } = context
  const { pack, unit } = line
  const isClosed = !mayChangeLine(context, 'pack')
  const change = (changed: Partial<Pack>) => changeLine(context, { pack: { ...pack, ...changed } })
  const packs = { kind: 'whole', unit: pack.sellUnit, most: MOST_PACKS } as const
  const countField = (field: 'minOrderPacks' | 'sparePacks', label: string) => (
    <TypedField
      label={label}
      isNumber
      value={String(pack[field])}
      isClosed={isClosed}
      write={numberWriter(context, packs, (count) => change({ [field]: Number(count ?? 0) }))}
    />
  )
  return (
    <section>
      <h3>{t('budgetLine.packing')}</h3>
      <div className={styles['grid']}>
        <OneOf
          label={t('budgetLine.unit')}
          options={unitOptions(unit, words)}
          value={unit}
          isClosed={!mayChangeLine(context, 'unit')}
          onChoose={(value) => changeLine(context, { unit: value })}
        />
        <TypedField
          label={t('budgetLine.coverage', { unit: words.unit(unit) })}
          note={t('budgetLine.coverageNote')}
          isNumber
          value={pack.coveragePerPack ?? ''}
          isClosed={isClosed}
          write={numberWriter(context, { kind: 'quantity', unit, isAboveZero: true }, (coveragePerPack) =>
            change({ coveragePerPack }),
          )}
        />
        <TypedField
          label={t('budgetLine.sellUnit')}
          value={pack.sellUnit && words.unit(pack.sellUnit)}
          isClosed={isClosed}
          write={(typed) => {
            if (typed.length > LONGEST_UNIT) return t('budgetTable.problem.tooLong', { count: LONGEST_UNIT })
            change({ sellUnit: UNITS.find((one) => words.unit(one) === typed) ?? typed })
            return undefined
          }}
        />
        <TypedField
          label={t('budgetLine.pieces')}
          isNumber
          value={pack.piecesPerPack === null ? '' : String(pack.piecesPerPack)}
          isClosed={isClosed}
          write={numberWriter(context, { kind: 'whole', unit: 'piece', most: MOST_PACKS, isAboveZero: true }, (count) =>
            change({ piecesPerPack: count === null ? null : Number(count) }),
          )}
        />
        {countField('minOrderPacks', t('budgetLine.least'))}
        {countField('sparePacks', t('budgetLine.spare'))}
      </div>
    </section>
  )
}

/** What it costs, in which currency, and what comes to that. */
export function PriceFields({ context }: { context: LineContext }) {
  const { t } = useTranslation()
  const { line, fields, words } = context
  const { price, unit } = line
  const isClosed = !mayChangeLine(context, 'price')
  const change = (changed: Partial<LinePrice>) => changeLine(context, { price: { ...price, ...changed } })
  const asPrice: Omit<TypedReading, 'decimalSign'> = { kind: 'price', currency: price.currency, unit }
  const bound = (field: 'low' | 'high' | 'chosen', note?: string) => (
    <TypedField
      label={t(`budgetLine.${field}`)}
      note={note}
      isNumber
      // The catalogue's have two digits in any case.
      value={price[field]?.replace(/\.0+$/, '') ?? ''}
      isClosed={isClosed}
      write={(typed) => {
        const read = readNumber(typed, asPrice)
        if ('problem' in read) return problemText(words, read.problem)
        const next = { ...price, [field]: read.value }
        if (field !== 'chosen' && next.low !== null && next.high !== null && compareDecimals(next.low, next.high) > 0)
          return t('budgetLine.crossed')
        change({ [field]: read.value })
        return undefined
      }}
    />
  )
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
        {bound('low')}
        {bound('high')}
        {bound('chosen', t('budgetLine.chosenNote'))}
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
          label={t('budgetLine.taxIncluded')}
          options={(['without', 'with'] as const).map((value) => ({ value, label: t(`budgetLine.taxModes.${value}`) }))}
          value={price.taxIncluded ? 'with' : 'without'}
          isClosed={isClosed}
          onChoose={(value) => change({ taxIncluded: value === 'with' })}
        />
        <TypedField
          label={t('budgetLine.tax')}
          note={t('budgetLine.taxNote', { rate: fields.defaultTaxRate })}
          isNumber
          value={price.taxRate ?? ''}
          isClosed={isClosed}
          write={numberWriter(context, { kind: 'percent', most: MOST_TAX_PCT }, (taxRate) => change({ taxRate }))}
        />
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

interface CurrencyFieldsProps {
  context: LineContext
  isClosed: boolean
  onChange: (changed: Partial<LinePrice>) => void
}

/** The price's currency, and the dated rate by which it is exchanged. */
function CurrencyFields({ context, isClosed, onChange }: CurrencyFieldsProps) {
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

/** Takes a number that was typed, or says why it is none. */
export function numberWriter(
  { words }: Pick<LineContext, 'words'>,
  reading: Omit<TypedReading, 'decimalSign' | 'system'>,
  take: (value: string | null) => void,
): (typed: string) => string | undefined {
  return (typed) => {
    const read = readNumber(typed, reading)
    if ('problem' in read) return problemText(words, read.problem)
    take(read.value)
    return undefined
  }
}

function unitOptions(unit: Line['unit'], { unit: nameOf }: LineContext['words']) {
  return [...new Set([unit, ...UNITS])].map((value) => ({ value, label: nameOf(value) }))
}
