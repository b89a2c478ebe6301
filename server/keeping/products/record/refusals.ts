import { Problem } from '../../../../contract/problem.ts'

/** Why a field is invalid, in words that follow its name. */
export interface FieldRefusal {
  en: string
  zh: string
}

/** A Problem 400 with a field of the form: `enName`, `skus[OAK-1].minPrice`. */
export function refusal(field: string, reason: FieldRefusal): Problem {
  return new Problem(400, { field, reason })
}

export const REASONS = {
  required: { en: 'is required', zh: '必填' },
  noDocument: {
    en: 'is no document we take; give PDF, PNG, JPEG, XLSX, DWG or ZIP',
    zh: '不是可接受的文件，请提供 PDF、PNG、JPEG、XLSX、DWG 或 ZIP',
  },
  unknown: { en: 'is not there any more', zh: '已不存在' },
  unnamed: { en: 'a name in one of the two languages is needed', zh: '中英文名称至少填一项' },
  crossed: { en: 'is greater than maxPrice', zh: '高于最高价' },
  crossedRange: { en: 'begins above its end', zh: '起始值大于结束值' },
  expired: { en: 'lies before the day of issue', zh: '早于签发日期' },
  emptyText: { en: 'a text in one of the two languages is needed', zh: '中英文内容至少填一项' },
  sameModel: { en: 'another SKU of the product has this model', zh: '该产品的另一个 SKU 已使用此型号' },
  sameKey: { en: 'another product of the brand has this key', zh: '该品牌的另一产品已使用此编号' },
  sameNumber: { en: 'is the number of another product', zh: '已是另一产品的平台编号' },
  lastSku: {
    en: 'a product needs a SKU; delete the product instead',
    zh: '产品至少要有一个 SKU；如需删除请删除整个产品',
  },
  otherSkus: { en: 'expected every SKU of the product once', zh: '应包含该产品的每个 SKU 各一次' },
  tooMany: { en: 'a product has at most 500 SKUs', zh: '每个产品最多 500 个 SKU' },
  changedSince: { en: 'has been changed since the preview', zh: '预览之后已被修改' },
  area: { en: 'no area has this code', zh: '没有使用此代码的地区' },
} satisfies Record<string, FieldRefusal>

export function noDictionaryValue(values: readonly string[]): FieldRefusal {
  const named = values.slice(0, 12).join(', ')
  return { en: `expected a value of the dictionary, such as ${named}`, zh: `应为字典中的值，例如 ${named}` }
}

export function otherType(type: string): FieldRefusal {
  return { en: `the attribute is of type ${type}`, zh: `该属性的类型为 ${type}` }
}
