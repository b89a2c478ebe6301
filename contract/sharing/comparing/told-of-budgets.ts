import { nameOfMaterial } from './materials.ts'
import type { Room } from '../../budgets/entries.ts'
import type { ChangedField } from '../changed-fields.ts'
import { isOneFigure } from '../group-sums.ts'
import type { SharedBudget, SharedLine } from '../views.ts'
import type { ComparedFields } from './changes.ts'
import { priceBoundsText } from './plain-texts.ts'

/** Its places are in versions alone: no link shows them. */
export type SharedRoom = SharedBudget['rooms'][number] & Partial<Pick<Room, 'places'>>
export type List = Omit<SharedBudget, 'rooms' | 'lines' | 'alternatives' | 'allocations'>

const LIST: ComparedFields<List> = {
  fields: {
    name: 'name',
    code: 'code',
    clientName: 'client',
    projectDate: 'projectDate',
    baseCurrency: 'currency',
    unitSystem: 'unitSystem',
    taxMode: 'taxMode',
    taxRounding: 'taxRounding',
    defaultTaxRate: 'taxRate',
    contingencyPct: 'contingencyRate',
    packing: 'packing',
    status: 'status',
    'totals.low': 'low',
    'totals.high': 'high',
    'totals.chosen': 'chosen',
    'totals.goodsLow': 'goods',
    'totals.goodsHigh': 'goods',
    'totals.goodsChosen': 'goods',
    'totals.taxLow': 'tax',
    'totals.taxHigh': 'tax',
    'totals.taxChosen': 'tax',
    'totals.taxes': 'tax',
    'totals.contingencyLow': 'contingency',
    'totals.contingencyHigh': 'contingency',
    'totals.contingencyChosen': 'contingency',
    'totals.freight': 'freight',
    'totals.unpriced': 'unpriced',
    'totals.currency': 'currency',
  },
  texts: {
    goods: ({ totals }) => priceBoundsText(totals?.goodsLow, totals?.goodsHigh, totals?.goodsChosen),
    tax: ({ totals }) => priceBoundsText(totals?.taxLow, totals?.taxHigh, totals?.taxChosen),
    contingency: ({ totals }) =>
      priceBoundsText(totals?.contingencyLow, totals?.contingencyHigh, totals?.contingencyChosen),
    currency: currencyOf,
  },
  currency: currencyOf,
}

function currencyOf({ baseCurrency, totals }: List): string | null {
  return baseCurrency ?? totals?.currency ?? null
}

/** Of one figure nothing is chosen among others. */
function inOne<T>({ fields, ...told }: ComparedFields<T>, chosen: string): ComparedFields<T> {
  return { ...told, fields: { ...fields, [chosen]: 'amount', 'price.chosen': 'onePrice' } }
}

/** The list's own fields, by whether it is shown with one figure. */
export function toldOfList({ totals }: List): ComparedFields<List> {
  return isOneFigure(totals) ? inOne(LIST, 'totals.chosen') : LIST
}

/** `base`: the list's currency, the same before and after; null where it is another, or unknown. */
export function toldOfLine({ figures }: SharedLine, base: string | null): ComparedFields<SharedLine> {
  const told = isOneFigure(figures) ? inOne(LINE, 'figures.chosen') : LINE
  // A freight without figures is in the price's currency, with figures in the list's.
  const currency = ({ price }: SharedLine, field: ChangedField) => {
    if (field === 'freight') return null
    return OF_PRICE.has(field) ? price?.currency : base
  }
  return { ...told, currency }
}

const OF_PRICE: ReadonlySet<ChangedField> = new Set(['priceLow', 'priceHigh', 'priceChosen', 'onePrice'])

export const ROOM: ComparedFields<SharedRoom> = {
  fields: {
    name: 'name',
    floorArea: 'floorArea',
    wallArea: 'wallArea',
    perimeter: 'perimeter',
    count: 'count',
    places: 'roomPlace',
  },
  texts: { roomPlace: ({ places }) => places?.join() || null },
}

const LINE: ComparedFields<SharedLine> = {
  fields: {
    now: null,
    name: 'name',
    docCode: 'code',
    section: 'section',
    status: 'status',
    leadTimeDays: 'leadTime',
    supplier: 'supplier',
    batchNo: 'batch',
    note: 'note',
    unit: 'unit',
    'snapshot.cover': 'cover',
    pack: 'pack',
    'figures.need': 'need',
    'figures.packs': 'packs',
    'figures.orderQty': 'orderQty',
    'figures.goodsLow': 'goods',
    'figures.goodsHigh': 'goods',
    'figures.goodsChosen': 'goods',
    'figures.taxLow': 'tax',
    'figures.taxHigh': 'tax',
    'figures.taxChosen': 'tax',
    'figures.low': 'low',
    'figures.high': 'high',
    'figures.chosen': 'chosen',
    'figures.freight': 'freight',
    'price.basis': 'priceBasis',
    'price.per': 'priceBasis',
    'price.low': 'priceLow',
    'price.high': 'priceHigh',
    'price.chosen': 'priceChosen',
    'price.currency': 'currency',
    'price.taxIncluded': 'taxIncluded',
    'price.isTaxUnknown': 'taxIncluded',
    'price.discountPct': 'discount',
    'price.markupPct': 'markup',
    'price.freight': 'freight',
    'price.taxRate': 'taxRate',
    'price.fxRate': 'exchangeRate',
    'price.fxDate': 'exchangeRate',
    'price.fxSource': 'exchangeRate',
  },
  texts: {
    name: lineName,
    cover: () => null,
    pack: ({ pack }) => (pack?.coveragePerPack ? `${pack.coveragePerPack} / ${pack.sellUnit}` : null),
    goods: ({ figures }) => priceBoundsText(figures?.goodsLow, figures?.goodsHigh, figures?.goodsChosen),
    tax: ({ figures }) => priceBoundsText(figures?.taxLow, figures?.taxHigh, figures?.taxChosen),
    freight: ({ price, figures }) => figures?.freight ?? price?.freight ?? null,
    taxIncluded: ({ price }) =>
      price?.isTaxUnknown ? 'notSaid' : price?.taxIncluded === undefined ? null : price.taxIncluded ? 'yes' : 'no',
    exchangeRate: ({ price }) => [price?.fxRate, price?.fxDate].filter(Boolean).join(', ') || null,
  },
}

/** Its own name, else its material's in both languages. */
function lineName({ name, snapshot }: SharedLine): string | null {
  if (name || !snapshot) return name || null
  const { name: chinese, enName } = nameOfMaterial(snapshot)
  return [...new Set([enName, chinese])].filter(Boolean).join(' · ') || null
}
