import { bounds } from '../../../contract/budgets/arithmetic/amounts.ts'
import type { BudgetFields, BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { ChosenPrice, WhatCounts } from '../../../contract/budgets/what-counts.ts'
import type { LineStatus } from '../../../contract/budgets/entries.ts'
import type { Language } from '../../../contract/problem.ts'

const listStatuses: Record<BudgetStatus, string> = {
  draft: 'Draft',
  inReview: 'In review',
  approved: 'Approved',
  ordered: 'Ordered',
  closed: 'Closed',
}
const lineStatuses: Record<LineStatus, string> = {
  proposed: 'Proposed',
  approved: 'Approved',
  rejected: 'Rejected',
  ordered: 'Ordered',
  delivered: 'Delivered',
}

const english = {
  listStatuses,
  lineStatuses,
  wholeProject: 'Whole project',
  unnamedRoom: 'Unnamed room',
  withoutSection: 'No section',
  code: 'Code',
  brand: 'Brand',
  model: 'Model',
  supplier: 'Supplier',
  section: 'Section',
  room: 'Room',
  status: 'Status',
  unit: 'Unit',
  need: 'Need',
  packs: 'Packs',
  order: 'Order',
  packUnit: 'Pack',
  coverage: 'In a pack',
  pricePer: 'Price per',
  price: 'Price',
  priceLow: 'Price from',
  priceHigh: 'Price to',
  priceChosen: 'Price chosen',
  currency: 'Currency',
  taxIncluded: 'Price includes tax',
  discount: 'Discount %',
  markup: 'Markup %',
  freight: 'Freight',
  rate: 'Exchange rate',
  rateDate: 'Rate of',
  taxRate: 'Tax %',
  goodsLow: 'Goods from',
  goodsHigh: 'Goods to',
  goodsChosen: 'Goods chosen',
  taxLow: 'Tax from',
  taxHigh: 'Tax to',
  taxChosen: 'Tax chosen',
  low: 'Amount from',
  high: 'Amount to',
  chosen: 'Amount chosen',
  leadTime: 'Lead time, days',
  batch: 'Batch',
  note: 'Note',
  yes: 'Yes',
  no: 'No',
  notSaid: 'Not said',
  unpriced: 'No price yet',
  noAmountYet: 'Amount not yet given',
  taxUnknown: 'Not said whether tax is in the price: counted as without',
  littleOver: (over: string, packs: string) => `${over} over ${packs}`,
  littleOverIn: (room: string, over: string, packs: string) => `${room}: ${over} over ${packs}`,
  priceKind: 'Chosen is',
  priceKinds: { agreed: 'Agreed', list: 'List price', highest: 'Top of the range', unpriced: '' } as Record<
    ChosenPrice,
    string
  >,
  agreedPrice: (price: string) => `agreed ${price}`,
  listPrice: (price: string) => `list ${price}`,
  chosenConsists: (parts: string) => `Chosen is made of: ${parts}.`,
  counted: {
    agreed: (count: number) => `${count} agreed ${count === 1 ? 'price' : 'prices'}`,
    list: (count: number) => `${count} list ${count === 1 ? 'price' : 'prices'}`,
    highest: (count: number) => `${count} at the top of ${count === 1 ? 'its range' : 'their ranges'}`,
    unpriced: (count: number) => `${count} without a price`,
  },
  lackAmount: (count: number) =>
    count === 1
      ? '1 line has no amount yet and counts nothing.'
      : `${count} lines have no amount yet and count nothing.`,
  lackTax: (count: number) =>
    count === 1
      ? 'Of 1 price nobody says whether tax is in it: it is counted as without.'
      : `Of ${count} prices nobody says whether tax is in them: they are counted as without.`,
  withdrawn: 'No longer on sale',
  expired: 'Certificate expired',
  goods: 'Goods',
  ofWhichFreight: 'of which freight',
  tax: (rate: string) => `Tax ${rate} %`,
  contingency: (percent: string) => `Contingency ${percent} %`,
  total: 'Total',
  incomplete: (count: number) => `Incomplete: ${count} unpriced ${count === 1 ? 'line' : 'lines'}`,
  taxIn: (hasTax: boolean): string => (hasTax ? 'with tax' : 'without tax'),
  /** An amount, with whether tax is in it. */
  taxed: (amount: string, tax: string) => `${amount}, ${tax}`,
  project: (day: string) => `Project’s day ${day}`,
  between: '; ',
}

const chinese: typeof english = {
  listStatuses: { draft: '草稿', inReview: '审核中', approved: '已批准', ordered: '已订购', closed: '已关闭' },
  lineStatuses: { proposed: '建议', approved: '已确认', rejected: '已否决', ordered: '已订购', delivered: '已到货' },
  wholeProject: '整个项目',
  unnamedRoom: '未命名房间',
  withoutSection: '未分部',
  code: '编号',
  brand: '品牌',
  model: '型号',
  supplier: '供应商',
  section: '分部',
  room: '房间',
  status: '状态',
  unit: '单位',
  need: '需用量',
  packs: '包数',
  order: '订购量',
  packUnit: '包装',
  coverage: '每包含量',
  pricePer: '计价单位',
  price: '单价',
  priceLow: '单价下限',
  priceHigh: '单价上限',
  priceChosen: '选定单价',
  currency: '货币',
  taxIncluded: '单价含税',
  discount: '折扣 %',
  markup: '加价 %',
  freight: '运费',
  rate: '汇率',
  rateDate: '汇率日期',
  taxRate: '税率 %',
  goodsLow: '货款下限',
  goodsHigh: '货款上限',
  goodsChosen: '选定货款',
  taxLow: '税额下限',
  taxHigh: '税额上限',
  taxChosen: '选定税额',
  low: '金额下限',
  high: '金额上限',
  chosen: '选定金额',
  leadTime: '交货期（天）',
  batch: '批号',
  note: '备注',
  yes: '是',
  no: '否',
  notSaid: '未注明',
  unpriced: '暂无价格',
  noAmountYet: '尚未填数量',
  taxUnknown: '价格未注明是否含税，按不含税计',
  littleOver: (over, packs) => `超出 ${packs} ${over}`,
  littleOverIn: (room, over, packs) => `${room}：超出 ${packs} ${over}`,
  priceKind: '选定价来源',
  priceKinds: { agreed: '商定价', list: '目录价', highest: '区间上限', unpriced: '' },
  agreedPrice: (price) => `商定价 ${price}`,
  listPrice: (price) => `目录价 ${price}`,
  chosenConsists: (parts) => `选定合计包括：${parts}。`,
  counted: {
    agreed: (count) => `${count} 项商定价`,
    list: (count) => `${count} 项目录价`,
    highest: (count) => `${count} 项按价格区间上限`,
    unpriced: (count) => `${count} 项暂无价格`,
  },
  lackAmount: (count) => `${count} 项尚未填数量，未计入合计。`,
  lackTax: (count) => `${count} 项价格未注明是否含税，按不含税计。`,
  withdrawn: '已停售',
  expired: '证书已过期',
  goods: '货款',
  ofWhichFreight: '其中运费',
  tax: (rate) => `税 ${rate} %`,
  contingency: (percent) => `不可预见费 ${percent} %`,
  total: '合计',
  incomplete: (count) => `合计不完整：${count} 项暂无价格`,
  taxIn: (hasTax) => (hasTax ? '含税' : '不含税'),
  taxed: (amount, tax) => `${amount}（${tax}）`,
  project: (day) => `项目日期 ${day}`,
  between: '；',
}

/** The words of files of a list: the owner's files and those of links. */
export const listWords: Record<Language, typeof english> = { en: english, 'zh-CN': chinese }

/** Whether tax is in the amounts of a column, in words; undefined for other columns, and where the tax mode is not known. */
export function taxInColumn(
  name: string,
  taxMode: BudgetFields['taxMode'] | undefined,
  language: Language,
): string | undefined {
  const { taxIn } = listWords[language]
  if (name.startsWith('goods')) return taxIn(false)
  return taxMode && bounds.some((bound) => bound === name) ? taxIn(taxMode === 'inclusive') : undefined
}

const PRICES = ['agreed', 'list', 'highest', 'unpriced'] as const

/** Of what the chosen total consists, and what is still open, as far as the reader sees it: one sentence each. */
export function countsInWords(counts: WhatCounts, language: Language): string[] {
  const words = listWords[language]
  const parts = PRICES.filter((one) => counts[one] > 0).map((one) => words.counted[one](counts[one]))
  return [
    parts.length > 0 ? words.chosenConsists(parts.join(words.between)) : '',
    counts.noAmount > 0 ? words.lackAmount(counts.noAmount) : '',
    counts.taxUnknown > 0 ? words.lackTax(counts.taxUnknown) : '',
  ].filter(Boolean)
}
