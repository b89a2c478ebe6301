import type { ImportTarget } from '../../../contract/import-mapping.ts'
import { isRemark } from './remark-column.ts'

/** The columns of the template in both languages; the import screen understands them without help. */
export const TEMPLATE_COLUMNS: readonly { target: ImportTarget; en: string; zh: string }[] = [
  { target: 'brand.englishName', en: 'Brand', zh: '品牌' },
  { target: 'key', en: 'Product no.', zh: '产品编号' },
  { target: 'sku.model', en: 'Model', zh: '型号' },
  { target: 'enName', en: 'Name (EN)', zh: '名称（英文）' },
  { target: 'name', en: 'Name (中文)', zh: '名称（中文）' },
  { target: 'enCategory', en: 'Category (EN)', zh: '分类（英文）' },
  { target: 'category', en: 'Category (中文)', zh: '分类（中文）' },
  { target: 'enDescription', en: 'Description (EN)', zh: '描述（英文）' },
  { target: 'description', en: 'Description (中文)', zh: '描述（中文）' },
  { target: 'measurementUnit', en: 'Unit', zh: '计量单位' },
  { target: 'currencyUnit', en: 'Currency', zh: '币种' },
  { target: 'sku.minPrice', en: 'Min price', zh: '最低价' },
  { target: 'sku.maxPrice', en: 'Max price', zh: '最高价' },
  { target: 'sku.priceQuantity', en: 'Price per', zh: '计价数量' },
  { target: 'sku.taxIncluded', en: 'Tax included', zh: '含税' },
  { target: 'sku.size.length', en: 'Length (mm)', zh: '长（mm）' },
  { target: 'sku.size.width', en: 'Width (mm)', zh: '宽（mm）' },
  { target: 'sku.size.thickness', en: 'Thickness (mm)', zh: '厚（mm）' },
  { target: 'sku.packCoverage', en: 'Coverage per box (m²)', zh: '每箱面积（m²）' },
  { target: 'sku.packPieces', en: 'Pieces per box', zh: '每箱片数' },
  { target: 'sku.color', en: 'Colour', zh: '颜色' },
  { target: 'sku.colorHex', en: 'Hex', zh: '色值' },
  { target: 'sku.stock', en: 'Stock', zh: '库存' },
  { target: 'sku.leadTimeDays', en: 'Lead time (days)', zh: '交期（天）' },
  { target: 'sku.origin', en: 'Origin', zh: '产地' },
  { target: 'sku.coverImage', en: 'Picture', zh: '主图' },
]

const FIRST_NAMES = 5

/** Whether a header was written by us: that of the template, of an exported table, or of a file of rejected rows. */
export function isOurHeader(names: readonly string[]): boolean {
  const isTemplate = (language: 'en' | 'zh') =>
    TEMPLATE_COLUMNS.slice(0, FIRST_NAMES).every((column, at) => names[at]?.trim() === column[language])
  return isTemplate('en') || isTemplate('zh') || names.some(isRemark)
}
