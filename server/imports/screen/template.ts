import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { csvOf } from '../../../contract/csv.ts'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import type { getImportTemplate } from '../../../contract/import-screen.ts'
import type { DownloadedFile } from '../../platform/http/files.ts'
import { TEMPLATE_COLUMNS } from '../mapping/our-header.ts'
import { writePlainSheet } from '../../platform/xlsx/plain-sheet.ts'

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
