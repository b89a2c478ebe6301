import type { ImportBrand } from '../../contract/import-file.ts'

type Part = readonly [english: string, chinese: string]

const BEGINNINGS: Part[] = [
  ['Alder', '桤'],
  ['Birk', '桦'],
  ['Cedar', '雪'],
  ['Dale', '谷'],
  ['Ember', '烬'],
  ['Fjell', '峰'],
  ['Grove', '林'],
  ['Haven', '港'],
  ['Iron', '铁'],
  ['Juni', '柏'],
  ['Kalk', '灰'],
  ['Linden', '椴'],
  ['Moor', '沼'],
  ['North', '北'],
  ['Oster', '东'],
  ['Pine', '松'],
  ['Quill', '羽'],
  ['River', '川'],
  ['Slate', '岩'],
  ['Tide', '潮'],
]
const ENDINGS: Part[] = [
  ['hem', '木'],
  ['stone', '石'],
  ['craft', '作'],
  ['works', '坊'],
  ['line', '线'],
  ['field', '野'],
  ['mark', '记'],
  ['wall', '壁'],
  ['bond', '合'],
  ['form', '形'],
]
const COUNTRIES = ['CN', 'SE', 'IT', 'DE', 'ES', 'JP', 'DK', 'FR', 'NL', 'PT', 'FI', 'GB']

/** 200 brands, the most common first. */
export const BRANDS: ImportBrand[] = ENDINGS.flatMap(([ending, chineseEnding], row) =>
  BEGINNINGS.map(([beginning, chineseBeginning], column) => ({
    englishName: `${beginning}${ending}`,
    name: `${chineseBeginning}${chineseEnding}`,
    country: COUNTRIES[(row + column) % COUNTRIES.length] ?? 'CN',
    website: `https://${beginning}${ending}.example`.toLowerCase(),
  })),
)
