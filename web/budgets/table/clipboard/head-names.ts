import { unitsNamed } from '../../../../contract/values/words.ts'
import type { ColumnKey } from '../columns/column.ts'

/** What our files and other spreadsheets call the table's columns, in both languages, normalised by `plain`. */
const NAMES: Partial<Record<ColumnKey, string>> = {
  code: 'code|doc code|item code|ref|reference|no|编号|代码|序号|物料编号',
  item: 'item|name|description|item description|material|product|名称|品名|材料|材料名称|产品|产品名称|描述',
  section: 'section|trade|category|分部|分部工程|类别|分类',
  net: 'net|qty|quantity|net qty|net quantity|净量|数量|工程量|面积',
  layout: 'laid|layout|laying|铺法|铺贴方式',
  waste: 'waste|wastage|损耗|损耗率',
  unit: 'unit|units|uom|单位|计量单位',
  coverage: 'per pack|coverage|pack size|每包|每箱',
  minPacks: 'min packs|minimum order|起订包数|起订量',
  sparePacks: 'spare|spare packs|备用',
  price: 'price|price unit|unit price|rate|unit rate|cost|unit cost|单价|价格|报价',
  chosen: 'chosen price|agreed price|选定价|商定价|成交价',
  discount: 'discount|折扣',
  markup: 'markup|加价|加价率',
  freight: 'freight|delivery|shipping|运费',
  tax: 'tax|tax rate|vat|税率|税',
  currency: 'currency|币种|货币',
  status: 'status|状态',
  leadTime: 'lead time|lead time days|供货期|交货期|货期',
  supplier: 'supplier|vendor|供应商|供货商',
  batch: 'batch|batch no|批号',
  note: 'note|notes|remark|remarks|comment|comments|备注|说明',
}

const KEYS: ReadonlyMap<string, ColumnKey> = new Map(
  Object.entries(NAMES).flatMap(([key, names]) => names.split('|').map((name) => [name, key as ColumnKey] as const)),
)

/** The column for each cell of a header row; of duplicates only the first. Null where the row is not a header. */
export function headOf(row: readonly string[]): (ColumnKey | null)[] | null {
  const stated = row.filter((text) => text.trim() !== '')
  if (stated.some((text) => /\d/.test(withoutBrackets(text)))) return null
  const used = new Set<ColumnKey>()
  const keys = row.map((text) => {
    const key = KEYS.get(plain(text))
    if (key === undefined || used.has(key)) return null
    used.add(key)
    return key
  })
  return used.size >= 2 || (used.size === 1 && stated.length === 1) ? keys : null
}

/** The unit that a header names in brackets: `Qty (m²)`. */
export function unitOfHead(text: string): string | undefined {
  return text
    .match(BRACKETS)
    ?.map((part) => part.slice(1, -1))
    .find((unit) => unitsNamed(unit).length > 0)
}

/** Normalises a header: "Qty. [m²]" becomes `qty`. */
function plain(text: string): string {
  return withoutBrackets(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

function withoutBrackets(text: string): string {
  return text.replaceAll(BRACKETS, ' ')
}

const BRACKETS = /[([（【].*?[)\]）】]/gu
