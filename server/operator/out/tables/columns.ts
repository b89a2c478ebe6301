import type { ImportTarget } from '../../../../contract/import-mapping.ts'
import { TEMPLATE_COLUMNS } from '../../../imports/mapping/our-header.ts'

/** Columns of the catalogue table that staff download, beyond those of the import's template. */
const FURTHER = [
  { target: 'brand.name', en: 'Brand (中文)', zh: '品牌中文名' },
  { target: 'brand.country', en: 'Brand country', zh: '品牌国家' },
  { target: 'brand.website', en: 'Website', zh: '品牌官网' },
  { target: 'status', en: 'Product status', zh: '产品状态' },
  { target: 'rank', en: 'Rank', zh: '排序' },
  { target: 'platformNo', en: 'Platform no.', zh: '平台编号' },
  { target: 'structuralImages', en: 'Structure drawing', zh: '结构图' },
  { target: 'sku.enName', en: 'Variant name (EN)', zh: '规格名称（英文）' },
  { target: 'sku.name', en: 'Variant name (中文)', zh: '规格名称（中文）' },
  { target: 'sku.status', en: 'Status', zh: '状态' },
  { target: 'sku.color.system', en: 'Colour system', zh: '色彩体系' },
  { target: 'sku.color.name', en: 'Colour code', zh: '色号' },
  { target: 'sku.productDimension', en: 'Stated size', zh: '标称尺寸' },
  { target: 'sku.domesticOrImported', en: 'Domestic or imported', zh: '国产或进口' },
  { target: 'sku.hasCustomOption', en: 'Custom', zh: '可定制' },
  { target: 'sku.productImage', en: 'Detail picture', zh: '细节图' },
  { target: 'sku.dimensionImages', en: 'Dimension drawing', zh: '尺寸图' },
  { target: 'sku.caseImages', en: 'Room pictures', zh: '场景图' },
] as const satisfies readonly { target: ImportTarget; en: string; zh: string }[]

/**
 * The columns of the catalogue as a table, with headings that the import recognises. A colour of a colour system has two columns,
 * which cannot be misread.
 */
export const COLUMNS: readonly { target: ImportTarget; en: string; zh: string }[] = [
  ...TEMPLATE_COLUMNS.filter(({ target }) => target !== 'sku.color'),
  ...FURTHER,
]
