import { above, article, blank, footer, header, hidden, section } from './supplier-list.ts'
import type { SupplierList, Value } from './supplier-list.ts'

const yuan = (v: number) => ({ v, format: '0.00"元"' })
const tall = (v: string) => ({ v, down: 2 })
const wide = (v: string) => ({ v, across: 3 })
const down = (v: Value, count: number) => ({ v, down: count })
const eco = { category: '生态板', unit: 'sheet', size: '2440 × 1220 × 17', brand: 'Songmian' }
const mdf = { category: '密度板', unit: 'sheet', brand: 'Songmian' }
const bend = { category: '密度板', brand: 'Helan' }

/** A header of two lines over merged groups, a brand merged over its rows, a hidden cost column, notes as the longest sheet. */
export const cnBoards: SupplierList = {
  name: '板材价格表.xlsx',
  before: { 说明: Array.from({ length: 40 }, (_, at) => [`${at + 1}`, '请仔细阅读', '供货条款']) },
  sheet: '价格表',
  hiddenColumns: [8],
  rows: [
    above({ v: '2026年板材价格表', across: 13 }),
    header(tall('品牌'), tall('编码'), tall('品名'), tall('花色'), wide('规格(mm)'), null, null, tall('计量单位'), wide('价格（含税）'), null, null, tall('库存'), tall('货期')),
    header(null, null, null, null, '长', '宽', '厚', null, '成本价', '经销价', '零售价'),
    section({ v: '生态板', across: 13 }),
    article({ ...eco, model: 'SM001', name: '杉木芯生态板', colour: '暖白', price: '168.00', stock: 320, days: 0 }, down('Songmian', 4), 'SM001', '杉木芯生态板', '暖白', 2440, 1220, 17, '张', yuan(96), yuan(128), yuan(168), 320, '现货'),
    article({ ...eco, model: 'SM002', name: '杉木芯生态板', colour: '浅灰', price: '168.00', stock: 150, days: 0 }, null, 'SM002', '杉木芯生态板', '浅灰', 2440, 1220, 17, '张', yuan(96), yuan(128), yuan(168), 150, '现货'),
    article({ ...eco, model: 'SM003', name: '桐木芯生态板', colour: '胡桃', price: '158.50', stock: 80, days: 7 }, null, 'SM003', '桐木芯生态板', '胡桃', 2440, 1220, 17, '张', yuan(90), yuan(119), yuan(158.5), 80, '7天'),
    article({ ...eco, model: 'SM009', name: '实木多层板', colour: '原木', stock: 0, days: 15 }, null, 'SM009', '实木多层板', '原木', 2440, 1220, 17, '张', yuan(110), '面议', '面议', 0, '15天'),
    section({ v: '密度板', across: 13 }),
    article({ ...mdf, model: 'SM101', name: '中密度板', colour: '原色', size: '2440 × 1220 × 9', price: '62.00', stock: 500, days: 0 }, 'Songmian', 'SM101', '中密度板', '原色', 2440, 1220, 9, '张', yuan(38), yuan(50), yuan(62), 500, '现货'),
    hidden('Songmian', 'SM102', '中密度板（停产）', '原色', 2440, 1220, 12, '张', yuan(40), yuan(52), yuan(65), 3, '现货'),
    article({ ...mdf, model: 'SM103', name: '高密度板', colour: '原色', size: '2440 × 1220 × 18', price: '118.00', stock: 210, days: 3 }, 'Songmian', 'SM103', '高密度板', '原色', 2440, 1220, 18, '张', yuan(70), yuan(95), yuan(118), 210, '3天'),
    article({ ...bend, model: 'HL-20', name: '封边条', colour: '暖白', unit: 'roll', size: '50000 × 22 × 1', price: '45.00', stock: 60, days: 0 }, down('Helan', 2), 'HL-20', '封边条', '暖白', 50000, 22, 1, '卷', yuan(25), yuan(36), yuan(45), 60, '现货'),
    article({ ...bend, model: 'HL-21', name: '封边条', colour: '胡桃', unit: 'roll', size: '50000 × 22 × 1', price: '45.00', stock: 44, days: 0 }, null, 'HL-21', '封边条', '胡桃', 50000, 22, 1, '卷', yuan(25), yuan(36), yuan(45), 44, '现货'),
    blank(),
    footer({ v: '备注：以上价格含13%增值税，不含运费，最终解释权归本公司所有。', across: 13 }),
  ], // prettier-ignore
  answers: { columns: { 编码: { target: 'sku.model' } } },
  all: { currency: 'CNY', tax: true },
}
