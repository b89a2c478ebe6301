import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { explainLine } from '../../../contract/budgets/arithmetic/explain-line.ts'
import { explainTotals } from '../../../contract/budgets/arithmetic/explain-totals.ts'
import { lineFiguresOf } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { NEW_BUDGET } from '../../../contract/budgets/budget.ts'
import { NEW_LINE, NEW_PRICE, NEW_ROOM, type Line } from '../../../contract/budgets/entries.ts'
import { budgetExplainingEn, budgetExplainingZh } from '../../locales/budget-explaining-texts.ts'
import { stepWords, type StepContext } from './step-words.ts'

const rooms = new Map(
  [
    { ...NEW_ROOM, id: 'a', name: 'Lobby', sort: 0, floorArea: '12.40' },
    { ...NEW_ROOM, id: 'b', name: '', sort: 1, count: 24 },
  ].map((room) => [room.id, room]),
)
const of = { lineId: 'oak', layout: null } as const
const allocations = [
  { ...of, id: '1', roomId: 'a', netQty: '0', source: 'floorArea', wastePct: '10' },
  { ...of, id: '2', roomId: 'b', netQty: '8.10', source: 'manual', wastePct: '15' },
  { ...of, id: '3', roomId: 'b', netQty: '0', source: 'wallArea', wastePct: '0' },
  { ...of, id: '4', roomId: null, netQty: '2', source: 'manual', wastePct: '0' },
] as const
const oak: Line = {
  ...NEW_LINE,
  id: 'oak',
  kind: 'custom',
  sort: 0,
  unit: 'm²',
  pack: { sellUnit: 'box', coveragePerPack: '1.44', piecesPerPack: null, minOrderPacks: 200, sparePacks: 2 },
  price: {
    ...NEW_PRICE,
    low: '180',
    taxIncluded: true,
    discountPct: '10',
    markupPct: '5',
    freight: '30',
    currency: 'EUR',
    fxRate: '7.8123',
    fxDate: '2026-11-03',
    fxSource: 'ECB',
  },
}

function contextIn(language: 'en' | 'zh-CN', line?: Line): StepContext {
  const i18n = createInstance()
  const resources = {
    en: { translation: { budgetExplaining: budgetExplainingEn } },
    'zh-CN': { translation: { budgetExplaining: budgetExplainingZh } },
  }
  void i18n.init({ lng: language, resources, interpolation: { escapeValue: false }, initAsync: false })
  return { t: i18n.t, language, line, rooms, baseCurrency: 'CNY', unitName: (unit) => unit }
}

function said(steps: ReturnType<typeof explainLine>, context: StepContext): string[] {
  return steps.map((step) => {
    const { label, formula, note } = stepWords(step, context)
    return `${label}: ${formula}${note && ` (${note})`}`
  })
}

it('says in words how a total comes about', () => {
  const list = { ...NEW_BUDGET, taxMode: 'inclusive' } as const
  const steps = explainLine(list, oak, { allocations, rooms }, { figure: 'total', bound: 'low' })
  expect(said(steps, contextIn('en', oak))).toMatchInlineSnapshot(`
    [
      "Lobby: 12.40 m² × 1.10 = 13.64 m² (floor area, 10 % waste)",
      "Unnamed room: 8.10 m² × 24 × 1.15 = 223.56 m² (24 such rooms, 15 % waste)",
      "Unnamed room: 0.00 m² × 24 = 0.00 m² (no wall area is stated, 24 such rooms)",
      "Whole project: 2.00 m²",
      "In all: 13.64 m² + 223.56 m² + 0.00 m² + 2.00 m² = 239.20 m²",
      "For all rooms together: 239.20 m² ÷ 1.44 m² a pack ≈ 166.1111 boxes → 167 boxes (rounded up to whole packs)",
      "At least the minimum order: the greater of 167 boxes and 200 boxes = 200 boxes",
      "With spare packs: 200 boxes + 2 boxes = 202 boxes",
      ": 202 boxes × 1.44 m² a pack = 290.88 m²",
      "Price without tax: EUR 180.00 / m² ÷ 1.13 ≈ EUR 159.292 / m² (13 % tax taken out)",
      "At this price: 290.88 m² × EUR 159.292 / m² ≈ EUR 46,334.8673",
      "After the discount: EUR 46,334.8673 × 0.90 ≈ EUR 41,701.3805 (10 % discount)",
      "With the markup: EUR 41,701.3805 × 1.05 ≈ EUR 43,786.4496 (5 % markup)",
      "With freight: EUR 43,786.4496 + EUR 30.00 ≈ EUR 43,816.4496 (freight)",
      "In CNY: EUR 43,816.4496 × 7.8123 ≈ CNY 342,307.2489 (one EUR is 7.8123 CNY, of Nov 3, 2026, ECB)",
      "Goods: CNY 342,307.2489 → CNY 342,307.25 (rounded here, once)",
      "Tax: CNY 342,307.2489 × 0.13 ≈ CNY 44,499.9424 → CNY 44,499.94 (13 % tax, rounded here, once)",
      "Total: CNY 342,307.25 + CNY 44,499.94 = CNY 386,807.19",
    ]
  `)
})

it('says it in Chinese', () => {
  const list = { ...NEW_BUDGET, packing: 'perRoom' } as const
  const line = { ...oak, pack: { ...oak.pack, minOrderPacks: 0 } }
  const steps = explainLine(list, line, { allocations, rooms }, { figure: 'goods', bound: 'low' })
  expect(said(steps, contextIn('zh-CN', line))).toMatchInlineSnapshot(`
    [
      "Lobby: 12.40 m² × 1.10 = 13.64 m² (地面面积，损耗 10 %)",
      "未命名房间: 8.10 m² × 24 × 1.15 = 223.56 m² (同样的房间 24 间，损耗 15 %)",
      "未命名房间: 0.00 m² × 24 = 0.00 m² (未填墙面面积，同样的房间 24 间)",
      "整个项目: 2.00 m²",
      "合计: 13.64 m² + 223.56 m² + 0.00 m² + 2.00 m² = 239.20 m²",
      "未命名房间: 223.56 m² + 0.00 m² = 223.56 m²",
      "Lobby: 13.64 m² ÷ 每包 1.44 m² ≈ 9.4722 箱 → 10 箱 (向上取整)",
      "未命名房间: 223.56 m² ÷ 每包 1.44 m² = 155.25 箱 → 156 箱 (向上取整)",
      "整个项目: 2.00 m² ÷ 每包 1.44 m² ≈ 1.3889 箱 → 2 箱 (向上取整)",
      "合计: 10 箱 + 156 箱 + 2 箱 = 168 箱",
      "含备用包装: 168 箱 + 2 箱 = 170 箱",
      ": 170 箱 × 每包 1.44 m² = 244.80 m²",
      "不含税单价: EUR 180.00 / m² ÷ 1.13 ≈ EUR 159.292 / m² (扣除 13 % 的税)",
      "按此单价: 244.80 m² × EUR 159.292 / m² ≈ EUR 38,994.6903",
      "折扣后: EUR 38,994.6903 × 0.90 ≈ EUR 35,095.2212 (折扣 10 %)",
      "加价后: EUR 35,095.2212 × 1.05 ≈ EUR 36,849.9823 (加价 5 %)",
      "含运费: EUR 36,849.9823 + EUR 30.00 ≈ EUR 36,879.9823 (运费)",
      "货款: EUR 36,879.9823 × 7.8123 ≈ CNY 288,117.4857 → CNY 288,117.49 (1 EUR 合 7.8123 CNY，2026年11月3日 的汇率，ECB，仅在此处四舍五入)",
    ]
  `)
})

it('says how the totals come about', () => {
  const list = { ...NEW_BUDGET, taxRounding: 'document', contingencyPct: '5' } as const
  const reckoned = ['', '6', '6', '6', '6', '6'].map((rate, at) => {
    const line = { ...oak, id: `${at}`, price: { ...oak.price, taxRate: rate || null } }
    return { line, figures: lineFiguresOf(list, line, allocations, rooms) }
  })
  const steps = explainTotals(list, reckoned, { figure: 'total', bound: 'high' })
  expect(said(steps, contextIn('en'))).toMatchInlineSnapshot(`
    [
      "Goods of all lines: Sum of 6 lines = CNY 2,166,792.10",
      "Goods at 13 % tax: CNY 342,307.25",
      "Tax: CNY 342,307.25 × 0.13 = CNY 44,499.9425 → CNY 44,499.94 (13 % tax, rounded here, once)",
      "Goods at 6 % tax: Sum of 5 lines = CNY 1,824,484.85",
      "Tax: CNY 1,824,484.85 × 0.06 = CNY 109,469.091 → CNY 109,469.09 (6 % tax, rounded here, once)",
      "Tax of all rates: CNY 44,499.94 + CNY 109,469.09 = CNY 153,969.03",
      "Contingency: CNY 2,166,792.10 × 0.05 = CNY 108,339.605 → CNY 108,339.61 (5 % contingency, rounded here, once)",
      "Total: CNY 2,166,792.10 + CNY 153,969.03 + CNY 108,339.61 = CNY 2,429,100.74",
    ]
  `)
})
