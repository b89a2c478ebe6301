import {
  getAreaTree,
  getCategoryList,
  getDictionaries,
  getRateList,
  type DictionaryEntry,
} from '../../contract/lookups.ts'
import { answer } from './server-answers.ts'

const UNITS = { square_meter: ['m²', 'm²'], meter: ['米', 'm'], box: ['箱', 'box'], set: ['套', 'set'] } as const
const CURRENCIES = { CNY: ['¥', '¥'], EUR: ['€', '€'], rmb: ['$', '$'] } as const
const CATEGORIES = [
  { id: '1', parentId: '0', name: '地面', enName: 'Flooring' },
  { id: '2', parentId: '1', name: '木地板', enName: 'Timber' },
]

/** The lookups of a small shop: the units and currencies of the specification, two categories, one country. */
export function answerLookups(): void {
  answer(getDictionaries, [
    ...entriesOf('product_measurement_unit', UNITS),
    ...entriesOf('product_currency_unit', CURRENCIES),
    ...entriesOf('product_domestic_imported', { domestic: ['国产', 'Domestic'], imported: ['进口', 'Imported'] }),
    ...entriesOf('product_auth_type', { low_emission: ['低排放', 'Low emission'] }),
    ...entriesOf('product_related_download', { installation: ['安装说明', 'Installation guide'] }),
  ])
  answer(
    getCategoryList,
    CATEGORIES.map((category, sort) => ({ ...category, sort, image: null, count: 1 })),
  )
  answer(getRateList, [{ currency: 'CNY', cny: 1, date: null, source: null }])
  const guangdong = { id: '44', name: '广东', enName: 'Guangdong', children: [] }
  answer(getAreaTree, [{ id: '86', name: '中国', enName: 'China', children: [guangdong] }])
}

/** What a product's answer states of its unit and its currency, in both languages. */
export function labelsOf({ currencyUnit, measurementUnit }: { currencyUnit: string; measurementUnit: string }) {
  const [currencyLabel, currencyRemark] = CURRENCIES[currencyUnit as keyof typeof CURRENCIES]
  const [measurementLabel, measurementRemark] = UNITS[measurementUnit as keyof typeof UNITS]
  return { currencyLabel, currencyRemark, measurementLabel, measurementRemark }
}

function entriesOf(
  dictType: string,
  namesByValue: Readonly<Record<string, readonly [label: string, remark: string]>>,
): DictionaryEntry[] {
  return Object.entries(namesByValue).map(([value, [label, remark]], sort) => ({
    id: `${sort}`,
    dictType,
    value,
    label,
    remark,
    colorType: null,
    sort,
  }))
}
