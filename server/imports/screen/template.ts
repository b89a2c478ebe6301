import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { csvOf } from '../../../contract/csv.ts'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import type { getImportTemplate } from '../../../contract/import-screen.ts'
import type { NamedFile } from '../../platform/http/files.ts'
import { writePlainSheet } from '../../platform/xlsx/plain-sheet.ts'

/** The columns of the template, in both languages: what the import screen understands by itself. */
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
  { target: 'sku.taxIncluded', en: 'Tax included', zh: '含税' },
  { target: 'sku.size.length', en: 'Length (mm)', zh: '长（mm）' },
  { target: 'sku.size.width', en: 'Width (mm)', zh: '宽（mm）' },
  { target: 'sku.size.thickness', en: 'Thickness (mm)', zh: '厚（mm）' },
  { target: 'sku.packCoverage', en: 'Coverage per box', zh: '每箱面积' },
  { target: 'sku.packPieces', en: 'Pieces per box', zh: '每箱片数' },
  { target: 'sku.color', en: 'Colour', zh: '颜色' },
  { target: 'sku.colorHex', en: 'Hex', zh: '色值' },
  { target: 'sku.stock', en: 'Stock', zh: '库存' },
  { target: 'sku.leadTimeDays', en: 'Lead time (days)', zh: '交期（天）' },
  { target: 'sku.origin', en: 'Origin', zh: '产地' },
  { target: 'sku.coverImage', en: 'Picture', zh: '主图' },
]

type Row = Partial<Record<ImportTarget, string | number>>

/** Three products of the demonstration, the first with two SKUs. */
const OAK: Row = {
  'brand.englishName': 'Nordhem', key: 'NH-OAK-01', enName: 'Herringbone oak', name: '人字拼橡木地板', enCategory: 'Flooring > Timber > Herringbone', category: '地面 > 木地板 > 人字拼',
  enDescription: 'Solid oak laid as herringbone, brushed and oiled.', description: '实木橡木人字拼，拉丝上油。', measurementUnit: 'square_meter', currencyUnit: 'CNY', 'sku.taxIncluded': 'yes',
  'sku.size.length': 450, 'sku.size.width': 90, 'sku.size.thickness': 14, 'sku.packCoverage': 1.44, 'sku.packPieces': 36, 'sku.origin': 'SE', 'sku.leadTimeDays': 21,
} // prettier-ignore
const ROWS: readonly Row[] = [
  { ...OAK, 'sku.model': 'NH-OAK-01-N', 'sku.minPrice': 180, 'sku.maxPrice': 220, 'sku.color': 'Natural', 'sku.colorHex': '#B98F5C', 'sku.stock': 120 },
  { ...OAK, 'sku.model': 'NH-OAK-01-S', 'sku.minPrice': 195, 'sku.maxPrice': 235, 'sku.color': 'Smoked', 'sku.colorHex': '#6F5138', 'sku.stock': 40 },
  {
    'brand.englishName': 'Terrazza', key: 'TZ-60', 'sku.model': 'TZ-60-W', enName: 'Terrazzo tile 60 × 60', name: '水磨石砖 60 × 60', enCategory: 'Tile > Terrazzo', category: '瓷砖 > 水磨石',
    measurementUnit: 'square_meter', currencyUnit: 'EUR', 'sku.minPrice': 48.5, 'sku.maxPrice': 52, 'sku.taxIncluded': 'no', 'sku.size.length': 600, 'sku.size.width': 600, 'sku.size.thickness': 9.5,
    'sku.packCoverage': 1.08, 'sku.packPieces': 3, 'sku.color': 'White', 'sku.colorHex': '#E7E3DA', 'sku.stock': 260, 'sku.leadTimeDays': 14, 'sku.origin': 'IT',
  },
  {
    'brand.englishName': 'Mistwall', key: 'MW-LIN', 'sku.model': 'MW-LIN-03', enName: 'Linen wallcovering', name: '亚麻壁纸', enCategory: 'Wallcovering > Textile', category: '墙面 > 织物壁纸',
    measurementUnit: 'roll', currencyUnit: 'CNY', 'sku.minPrice': 680, 'sku.maxPrice': 680, 'sku.taxIncluded': 'yes', 'sku.size.length': 10000, 'sku.size.width': 530, 'sku.color': 'Flax', 'sku.colorHex': '#CDBFA6',
    'sku.stock': 35, 'sku.leadTimeDays': 7, 'sku.origin': 'CN',
  },
] // prettier-ignore

/** The template as a table, header first; empty cells are ''. */
export function templateRows(language: 'en' | 'zh'): (string | number)[][] {
  const yes = { yes: '是', no: '否' } as Record<string, string>
  return [
    TEMPLATE_COLUMNS.map((column) => column[language]),
    ...ROWS.map((row) =>
      TEMPLATE_COLUMNS.map(({ target }) => {
        const value = row[target] ?? ''
        return language === 'zh' ? (yes[value] ?? value) : value
      }),
    ),
  ]
}

export async function fileTemplate(
  _parts: unknown,
  { language, format }: ParsedInputOf<typeof getImportTemplate>,
): Promise<NamedFile> {
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
