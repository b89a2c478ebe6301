import { useTranslation } from 'react-i18next'
import type { Bins, CheckOverview as Overview } from '../../../contract/import-screen.ts'
import { nameOf } from '../../catalogue/names.ts'
import { formatQuantity } from '../../catalogue/prices/price.ts'
import { useSymbol, useUnitName } from '../../catalogue/prices/price-text.ts'
import { useFigures } from '../../kit/figures.ts'
import styles from './CheckOverview.module.css'
import view from './ImportView.module.css'
import type { DifferenceKind } from './queries.ts'
import { useUnitPrice } from './understood-words.ts'

interface Place {
  kind: DifferenceKind
  line: number
}

interface CheckOverviewProps {
  overview: Overview
  /** Shows the product of a line in its list. */
  onShow: (place: Place) => void
}

/** More currencies and units than these are a mistake that the first ones show. */
const MOST_CHARTS = 6

/** What exposes prices and sizes that cannot be meant: how they are spread, the outermost, and what is far from its category. */
export function CheckOverview({ overview, onShow }: CheckOverviewProps) {
  const { t } = useTranslation()
  const symbolOf = useSymbol()
  const unitName = useUnitName()
  const unitPrice = useUnitPrice()
  const size = useSize()
  const { prices, sizes, thicknesses, farOff } = overview
  if (!prices.length && !sizes.length && !thicknesses.length) return null
  const priced = ['dearest', 'cheapest'] as const
  const sized = ['largest', 'smallest'] as const
  return (
    <section className={view['section']} aria-labelledby="import-overview">
      <h3 id="import-overview">{t('import.overview')}</h3>
      <p className={view['hint']}>{t('import.overviewHint')}</p>
      {farOff.count > 0 && <FarOff overview={overview} onShow={onShow} />}
      <div className={styles['charts']}>
        {prices.slice(0, MOST_CHARTS).map(({ currency, unit, bins }) => (
          <Histogram
            key={`${currency} ${unit}`}
            name={t('import.pricesIn', { unit: `${symbolOf(currency)} / ${unitName(unit)}` })}
            bins={bins}
          />
        ))}
        {sizes.length > 0 && <Histogram name={t('import.sizesIn')} bins={sizes} />}
        {thicknesses.length > 0 && <Histogram name={t('import.thicknessesIn')} bins={thicknesses} />}
      </div>
      <div className={styles['charts']}>
        {priced.map((end) => (
          <Extremes
            key={end}
            end={end}
            entries={overview[end].map((one) => ({ ...one, text: unitPrice(one.price, one.currency, one.unit) }))}
            onShow={onShow}
          />
        ))}
        {sized.map((end) => (
          <Extremes
            key={end}
            end={end}
            entries={overview[end].map((one) => ({ ...one, text: size(one.size) }))}
            onShow={onShow}
          />
        ))}
      </div>
    </section>
  )
}

function useSize(): (mm: number) => string {
  const { language } = useTranslation().i18n
  return (mm) => `${formatQuantity(mm, language)} mm`
}

/** A table whose counts are also bars. */
function Histogram({ name, bins }: { name: string; bins: Bins }) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const bound = (value: number) => formatQuantity(value, i18n.language)
  const most = Math.max(...bins.map(({ count }) => count))
  return (
    <table className={styles['chart']}>
      <caption>{name}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{t('import.skuCount')}</th>
        </tr>
      </thead>
      <tbody>
        {bins.map(({ from, to, count }) => (
          <tr key={from}>
            <th scope="row">
              <span aria-hidden>{to === 0 ? '0' : `${bound(from)} – ${bound(to)}`}</span>
              <span className="visually-hidden">
                {to === 0 ? t('import.zero') : t('import.range', { from: bound(from), to: bound(to) })}
              </span>
            </th>
            <td>
              <span className={styles['bar']} style={{ width: `${(count / most) * 100}%` }} aria-hidden />
              <span className="figures">{figure(count)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface Entry extends Place {
  row: number
  name: string
  model: string
  text: string
}

function Extremes({
  end,
  entries,
  onShow,
}: {
  end: 'dearest' | 'cheapest' | 'largest' | 'smallest'
  entries: readonly Entry[]
  onShow: CheckOverviewProps['onShow']
}) {
  const { t } = useTranslation()
  const [first] = entries
  if (!first) return null
  return (
    <details>
      <summary>
        {t(`import.extreme.${end}`)} <span className="figures">{first.text}</span>
      </summary>
      <ol className={styles['entries']}>
        {entries.map((entry) => (
          <li key={`${entry.row} ${entry.model}`}>
            <span className="figures">{entry.text}</span>
            <Named entry={entry} onShow={onShow} />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** A SKU by its product: a press shows the product as it was understood. */
function Named({ entry, onShow }: { entry: Omit<Entry, 'text'>; onShow: CheckOverviewProps['onShow'] }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { kind, line, row, name, model } = entry
  return (
    <button type="button" className={styles['name']} onClick={() => onShow({ kind, line })}>
      {name}
      <span className={view['hint']}>{`${model} · ${t('import.row')} ${figure(row)}`}</span>
    </button>
  )
}

function FarOff({ overview: { prices, farOff }, onShow }: CheckOverviewProps) {
  const { t, i18n } = useTranslation()
  const isChinese = i18n.language === 'zh-CN'
  const figure = useFigures()
  const unitPrice = useUnitPrice()
  const { count, list } = farOff
  const all = prices.reduce((sum, group) => sum + group.count, 0)
  return (
    <div className={styles['farOff']}>
      <p>
        <strong>{t('import.farOff', { count, figure: figure(count), all: figure(all) })}</strong>{' '}
        {count > list.length && t('import.farOffMore', { figure: figure(list.length) })}
      </p>
      <div className={styles['far']}>
        <table className={view['table']}>
          <caption className="visually-hidden">
            {t('import.farOff', { count, figure: figure(count), all: figure(all) })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('import.target.sku_model')}</th>
              <th scope="col">{t('import.farOffPrice')}</th>
              <th scope="col">{t('import.farOffMedian')}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((one) => (
              <tr key={`${one.row} ${one.model}`}>
                <td>
                  <Named entry={one} onShow={onShow} />
                </td>
                <td className="figures">
                  {unitPrice(one.price, one.currency, one.unit)}
                  {(one.currency !== 'CNY' || one.unit !== one.per) && ` ≈ ${unitPrice(one.yuan, 'CNY', one.per)}`}
                </td>
                <td className="figures">
                  {unitPrice(one.median, 'CNY', one.per)}
                  <span className={view['hint']}>
                    {`${nameOf(isChinese, one.category)}, ${t(`import.medianOf.${one.of}`)}`}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
