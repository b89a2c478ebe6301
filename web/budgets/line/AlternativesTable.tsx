import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Offer } from '../../../contract/budgets/calls.ts'
import { choosing } from '../../../contract/budgets/choosing.ts'
import type { Line } from '../../../contract/budgets/entries.ts'
import { worseningOf } from '../../../contract/facts/ranks.ts'
import { pickName } from '../../catalogue/names.ts'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { rangeText as amountRange } from '../amount-text.ts'
import { RoomFits } from '../../catalogue/fits/RoomFits.tsx'
import type { RoomFit } from '../../catalogue/fits/fits.ts'
import { offersOf } from '../queries.ts'
import { quantityText } from '../table/cells/shown-number.ts'
import { lineName, makeText } from '../table/words.ts'
import { AlternativeActions } from './AlternativeActions.tsx'
import styles from './Alternatives.module.css'
import { effectsOn, sharedProperties, type Effects } from './differences.ts'
import type { LineContext } from './line-context.ts'
import { differenceText, ownPriceText, timeDifference } from './words.ts'
import { useWorseWords } from '../../catalogue/facts/worse-words.ts'

interface ComparisonProps {
  context: LineContext
  main: Line
  alternatives: readonly Line[]
  label: string
  onOpenLine: (lineId: string) => void
}

/** The line and its alternatives as columns of a table: prices, lead times, amounts, properties, and actions. */
export function AlternativesTable({ context, main, alternatives, label, onOpenLine }: ComparisonProps) {
  const { t } = useTranslation()
  const { items, fields, words } = context
  const effects = useMemo(() => effectsOn(fields, items), [fields, items])
  const compared = [main, ...alternatives] as const
  const { data: offers = [] } = useQuery(offersOf(compared.flatMap(({ skuId }) => skuId ?? [])))
  const { orderQty = '0' } = effects.figures(main.id) ?? {}
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls to the side, and keys must too
    <section className={styles['scroller']} aria-label={label} tabIndex={0}>
      <table className={styles['table']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('budgetLine.row.property')}</span>
            </th>
            {compared.map((line, place) => (
              <th key={line.id} scope="col" data-main={place === 0}>
                <Head line={line} isMain={place === 0} words={words} fits={context.fits?.get(line.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <FigureRows context={context} compared={compared} effects={effects} />
          <PropertyRows compared={compared} offers={offers} isChinese={words.isChinese} />
          <tr>
            <th scope="row">{t('budgetLine.row.acts')}</th>
            {compared.map((line, place) => (
              <td key={line.id}>
                <AlternativeActions
                  context={context}
                  line={line}
                  main={main}
                  isMain={place === 0}
                  onOpenLine={onOpenLine}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {orderQty === '0' && <p className={styles['hint']}>{t('budgetLine.noQuantity')}</p>}
    </section>
  )
}

type RowName = 'price' | 'leadTime' | 'order' | 'total' | 'chosen' | 'difference'

interface FigureRowsProps {
  context: LineContext
  /** The main line first. */
  compared: readonly [Line, ...Line[]]
  effects: Effects
}

function FigureRows({ context: { items, fields, words }, compared, effects }: FigureRowsProps) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const { baseCurrency } = fields
  const [main] = compared
  const headed = (name: RowName) => {
    const head = t(`budgetLine.row.${name}`, { unit: words.unit(main.unit) })
    if (name === 'difference') return t('budgetTable.taxed.inclusive', { amount: head })
    return name === 'total' || name === 'chosen'
      ? t(`budgetTable.taxed.${fields.taxMode}`, { amount: `${head} ${baseCurrency}` })
      : head
  }
  const row = (name: RowName, content: (line: Line, isMain: boolean) => ReactNode) => (
    <tr>
      <th scope="row">{headed(name)}</th>
      {compared.map((line, place) => (
        <td key={line.id}>{content(line, place === 0)}</td>
      ))}
    </tr>
  )
  const range = (low: string | null, high: string | null) =>
    low === null || high === null ? '–' : amountRange(low, high, baseCurrency, language)
  return (
    <>
      {row('price', (line) => ownPriceText(line) ?? t('budgetLine.marks.unpriced'))}
      {row('leadTime', (line, isMain) => (
        <>
          {line.leadTimeDays === null ? '–' : t('budgetLine.days', { count: line.leadTimeDays })}
          {!isMain && line.leadTimeDays !== null && main.leadTimeDays !== null && (
            <Aside>{timeDifference(line.leadTimeDays, main.leadTimeDays, { t })}</Aside>
          )}
        </>
      ))}
      {row('order', (line) => {
        const figures = effects.figures(line.id)
        if (!figures) return '–'
        const quantity = quantityText(figures.orderQty, line.unit, fields.unitSystem)
        return (
          <>
            {quantity} {words.unit(line.unit, fields.unitSystem)}
            {figures.packs !== null && line.pack.sellUnit && (
              <Aside>{`${figures.packs} × ${words.unit(line.pack.sellUnit)}`}</Aside>
            )}
          </>
        )
      })}
      {row('total', (line) => {
        const { low = null, high = null } = effects.figures(line.id) ?? {}
        return range(low, high)
      })}
      {row('chosen', (line) => {
        const { chosen = null } = effects.figures(line.id) ?? {}
        return range(chosen, chosen)
      })}
      {row('difference', (line, isMain) => {
        if (isMain) return t('budgetLine.here')
        const edit = choosing(items, line.id)
        if (!edit) return '–'
        // A line without a price would look like a saving.
        if ((effects.figures(line.id)?.low ?? null) === null) return t('budgetLine.marks.unpriced')
        return <b>{differenceText(effects.of(edit), baseCurrency, { t, language }) ?? t('budgetLine.same')}</b>
      })}
    </>
  )
}

interface PropertyRowsProps extends Pick<FigureRowsProps, 'compared'> {
  offers: readonly Offer[]
  isChinese: boolean
}

/** Each property that the main line and at least one alternative state. */
function PropertyRows({ compared, offers, isChinese }: PropertyRowsProps) {
  const worseWords = useWorseWords()
  const offerOf = ({ skuId }: Line) => offers.find((offer) => offer.skuId === skuId)
  const [main, ...alternatives] = compared
  const own = offerOf(main)
  const textOf = ({ value, enValue, unit }: Offer['attributes'][number]) =>
    [pickName(isChinese, value, enValue), unit].filter(Boolean).join(' ')
  const properties = new Map(
    alternatives.flatMap((alternative) => {
      const offer = offerOf(alternative)
      return own && offer ? sharedProperties([own, offer]).map((property) => [property.id, property] as const) : []
    }),
  )
  return [...properties.values()].map(({ id, name, enName }) => (
    <tr key={id}>
      <th scope="row">{pickName(isChinese, name, enName)}</th>
      {compared.map((line) => {
        const [was, is] = [own, offerOf(line)].map((offer) => offer?.attributes.find((one) => one.id === id))
        const worse = was && is && worseningOf(was.fact, is.fact)
        return (
          <td key={line.id}>
            {is ? textOf(is) : '–'}
            {worse && <Aside>{worseWords({ worse, from: textOf(was), to: textOf(is) })}</Aside>}
          </td>
        )
      })}
    </tr>
  ))
}

function Aside({ children }: { children: ReactNode }) {
  return <span className={styles['aside']}>{children}</span>
}

interface HeadProps extends Pick<LineContext, 'words'> {
  line: Line
  isMain: boolean
  fits: readonly RoomFit[] | undefined
}

function Head({ line, isMain, words, fits }: HeadProps) {
  const { t } = useTranslation()
  const { snapshot } = line
  return (
    <div className={styles['head']}>
      {snapshot && (
        <span className={styles['picture']}>
          <Picture
            address={snapshot.cover?.address ?? null}
            alt=""
            sizes="80px"
            color={snapshot.cover?.color ?? null}
          />
        </span>
      )}
      <span>
        {lineName(line, words.isChinese) || t('budgetLine.unnamed')}
        <Aside>{isMain ? t('budgetLine.here') : makeText(line, words.isChinese)}</Aside>
        <RoomFits fits={fits} words={words} hasWords />
      </span>
    </div>
  )
}
