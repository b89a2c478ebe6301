import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { csvOf } from '../../../contract/csv.ts'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import type { getImportTemplate } from '../../../contract/import-screen.ts'
import type { DownloadedFile } from '../../platform/http/files.ts'
import { isRemark } from '../mapping/remark-column.ts'
import { writePlainSheet } from '../../platform/xlsx/plain-sheet.ts'

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

type Row = Partial<Record<ImportTarget, string | number>> & { colour: { en: string; zh: string } }

/** Three products of the demonstration catalogue, the first with two SKUs; importing them there changes nothing. */
const OAK = {
  'brand.englishName': 'Nordhem', key: 'NH-OAK-H', enName: 'Herringbone oak', name: '人字拼橡木地板', enCategory: 'Flooring > Timber > Herringbone', category: '地面 > 木地板 > 人字拼',
  enDescription: 'Small oak blocks, 90 mm wide, made in left and right hands so that the points of the pattern meet. The hardwax oil can be mended in one spot when a room has had a hard year.',
  description: '90 毫米宽的橡木小块，左右手成对出厂，铺出来的人字尖尖相对。表面上的是硬蜡油，踩旧了可以局部补。',
  measurementUnit: 'square_meter', currencyUnit: 'CNY', 'sku.minPrice': 468, 'sku.maxPrice': 528, 'sku.taxIncluded': 'yes',
  'sku.size.length': 450, 'sku.size.width': 90, 'sku.size.thickness': 14, 'sku.packCoverage': 1.46, 'sku.packPieces': 36, 'sku.origin': 'SE',
} // prettier-ignore
const ROWS: readonly Row[] = [
  { ...OAK, 'sku.model': 'NH-OAK-H-N', colour: { en: 'Natural', zh: '本色' }, 'sku.colorHex': '#BF9B6C', 'sku.stock': 640, 'sku.leadTimeDays': 10 },
  { ...OAK, 'sku.model': 'NH-OAK-H-H', colour: { en: 'Honey', zh: '蜂蜜' }, 'sku.colorHex': '#B27F48', 'sku.stock': 188, 'sku.leadTimeDays': 14 },
  {
    'brand.englishName': 'Terrana', key: 'TR-CNF', 'sku.model': 'TR-CNF-ROS', enName: 'Confetti terrazzo', name: '彩屑水磨石', enCategory: 'Stone > Cast stone > Terrazzo', category: '石材 > 人造石 > 水磨石',
    measurementUnit: 'square_meter', currencyUnit: 'CNY', 'sku.minPrice': 310, 'sku.maxPrice': 355, 'sku.taxIncluded': 'yes', 'sku.size.length': 600, 'sku.size.width': 600, 'sku.size.thickness': 18,
    'sku.packCoverage': 1.08, 'sku.packPieces': 3, colour: { en: 'Rose', zh: '粉底' }, 'sku.colorHex': '#DDBFB0', 'sku.stock': 220, 'sku.leadTimeDays': 14, 'sku.origin': 'PT',
  },
  {
    'brand.englishName': 'Papiers Lune', key: 'PL-PLI', 'sku.model': 'PL-PLI-CEL', enName: 'Pleated paper', name: '细褶纸', enCategory: 'Wallcovering > Wallpaper > Plain paper', category: '墙面覆材 > 墙纸 > 素色墙纸',
    measurementUnit: 'roll', currencyUnit: 'CNY', 'sku.minPrice': 360, 'sku.maxPrice': 395, 'sku.taxIncluded': 'yes', 'sku.size.length': 10_050, 'sku.size.width': 530,
    'sku.packCoverage': 5.33, 'sku.packPieces': 1, colour: { en: 'Celadon', zh: '豆青' }, 'sku.colorHex': '#A9B8A4', 'sku.stock': 150, 'sku.leadTimeDays': 14, 'sku.origin': 'FR',
  },
] // prettier-ignore

/** The rows of the template, header first; empty cells are ''. */
export function templateRows(language: 'en' | 'zh'): (string | number)[][] {
  return [TEMPLATE_COLUMNS.map((column) => column[language]), ...ROWS.map((row) => TEMPLATE_COLUMNS.map(({ target }) => cellOf(row, target)))] // prettier-ignore

  function cellOf(row: Row, target: ImportTarget): string | number {
    if (target === 'sku.color') return row.colour[language]
    const value = row[target] ?? ''
    return language === 'zh' && value === 'yes' ? '是' : value
  }
}

export async function fileTemplate(
  _parts: unknown,
  { language, format }: ParsedInputOf<typeof getImportTemplate>,
): Promise<DownloadedFile> {
  const rows = templateRows(language)
  const name = language === 'zh' ? 'Quarry 导入模板' : 'Quarry import template'
  const file = { name, elseName: 'template', ending: format }
  if (format === 'csv') {
    const content = Buffer.from(csvOf(rows.map((row) => row.map(String))))
    return { ...file, mediaType: 'text/csv; charset=utf-8', content }
  }
  const parts: Uint8Array[] = []
  await writePlainSheet(rows, language === 'zh' ? '产品' : 'Products', async (bytes) => void parts.push(bytes))
  return {
    ...file,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: Buffer.concat(parts),
  }
}
