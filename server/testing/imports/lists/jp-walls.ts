import { above, article, blank, footer, header, section } from './supplier-list.ts'
import type { SupplierList } from './supplier-list.ts'

const floor = { category: 'フロアタイル', unit: 'box', pieces: 24, size: '457.2 × 457.2 × 2.5' }
const wall = { category: '壁紙', unit: 'meter' }

/** Shift-JIS, where a yen of half width has the byte of a backslash: full-width figures, prices without a sign, open prices, packs with their counter. */
export const jpWalls: SupplierList = {
  name: '価格表2026.csv',
  encoding: 'shift_jis',
  delimiter: ',',
  rows: [
    above('株式会社ひなた内装資材'),
    above('2026年度 価格表（税抜）'),
    blank(),
    header('品番', '品名', '色', 'サイズ(mm)', '入数', '単位', '定価(税抜)', 'JANコード', '納期'),
    section('フロアタイル'),
    article({ ...floor, model: 'HF-0101', name: 'フロアタイル 石目', colour: 'グレー', price: '12800.00', days: 0 }, 'HF-0101', 'フロアタイル 石目', 'グレー', '457.2×457.2×2.5', '24枚', 'ケース', '￥12,800', '4999990101015', '即納'),
    article({ ...floor, model: 'HF-0102', name: 'フロアタイル 石目', colour: 'ベージュ', price: '12800.00', days: 0 }, 'HF-0102', 'フロアタイル 石目', 'ベージュ', '457.2×457.2×2.5', '24枚', 'ケース', '￥12,800', '4999990101022', '即納'),
    article({ ...floor, model: 'HF-0201', name: 'フロアタイル 木目', colour: 'オーク', price: '13500.00', days: 14 }, 'HF-0201', 'フロアタイル 木目', 'オーク', '457.2×457.2×2.5', '24枚', 'ケース', '１３，５００', '4999990102012', '約2週間'),
    article({ ...floor, model: 'HF-0202', name: 'フロアタイル 木目', colour: 'チーク', days: 14 }, 'HF-0202', 'フロアタイル 木目', 'チーク', '457.2×457.2×2.5', '24枚', 'ケース', 'オープン価格', '4999990102029', '約2週間'),
    section('壁紙'),
    article({ ...wall, model: 'HW-301', name: '織物調壁紙', colour: '白', price: '1150.00', days: 3 }, 'HW-301', '織物調壁紙', '白', '', '', 'm', '\\1,150', '4999990103019', '3日'),
    article({ ...wall, model: 'HW-302', name: '和紙調壁紙', colour: '生成り', price: '1380.00', days: 3 }, 'HW-302', '和紙調壁紙', '生成り', '', '', 'm', '\\1,380', '4999990103026', '3日'),
    article({ ...wall, model: 'HW-310', name: '壁紙用のり', unit: 'piece', price: '2400.00', days: 0 }, 'HW-310', '壁紙用のり', '', '', '', '個', '2,400円', '4999990103101', '即納'),
    article({ ...wall, model: 'HW-311', name: '下敷きテープ', unit: 'roll', price: '980.00', days: 0 }, 'HW-311', '下敷きテープ', '', '', '', '巻', '980円', '4999990103118', '即納'),
    blank(),
    footer('※価格は予告なく変更する場合があります。'),
    footer('1/1ページ'),
  ], // prettier-ignore
  answers: {
    constants: { 'brand.englishName': 'Hinata', 'sku.taxIncluded': 'no', currencyUnit: 'JPY' },
    signs: { '¥': 'JPY' },
    columns: {
      品番: { target: 'sku.model' },
      品名: { target: 'name' },
      色: { target: 'sku.color' },
      'サイズ(mm)': { target: 'sku.size' },
      入数: { target: 'sku.packPieces' },
      単位: { target: 'measurementUnit', values: { ケース: 'box', 個: 'piece', 巻: 'roll', m: 'meter' } },
      '定価(税抜)': { target: 'sku.price', decimal: '.' },
      納期: { target: 'sku.leadTimeDays', values: { 即納: '0', 約2週間: '14', '3日': '3' } },
    },
  },
  all: { brand: 'Hinata', currency: 'JPY', tax: false },
}
