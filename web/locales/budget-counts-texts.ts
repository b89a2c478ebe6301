import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** What the figures of a budget consist of, and what of them is still open: on the list's page and on that of a link. */
export const budgetCountsEn = {
  chosen: 'Chosen is made of: {{parts}}.',
  agreed_one: '1 agreed price',
  agreed_other: '{{figure}} agreed prices',
  list_one: '1 list price',
  list_other: '{{figure}} list prices',
  highest_one: '1 at the top of its range',
  highest_other: '{{figure}} at the top of their ranges',
  unpriced_one: '1 without a price',
  unpriced_other: '{{figure}} without a price',
  noAmount_one: '1 line has no amount yet and counts nothing',
  noAmount_other: '{{figure}} lines have no amount yet and count nothing',
  taxUnknown_one: '1 price: not said whether tax is in it, counted as without',
  taxUnknown_other: '{{figure}} prices: not said whether tax is in them, counted as without',
  noAmountYet: 'amount not yet given',
  taxNotSaid: 'not said whether tax is in it',
  taxNotSaidShort: 'tax not said',
  listPrice: 'List price',
  agreed: 'agreed {{price}}',
  losesAgreed: 'The price agreed for the present material, {{amount}} for this line, falls away.',
  littleOver: '{{over}} over {{packs}}',
  littleOverIn: '{{room}}: {{over}} over {{packs}}',
  pause: ', ',
  shows: {
    noAmount: 'Only lines without an amount are shown.',
    taxUnknown: 'Only lines of which nobody says whether tax is in the price are shown.',
  },
} as const

export type BudgetCountsTexts = TextTree<typeof budgetCountsEn>

const budgetCountsZh: BudgetCountsTexts = {
  chosen: '选定合计包括：{{parts}}。',
  agreed_one: '{{figure}} 项商定价',
  agreed_other: '{{figure}} 项商定价',
  list_one: '{{figure}} 项目录价',
  list_other: '{{figure}} 项目录价',
  highest_one: '{{figure}} 项按价格区间上限',
  highest_other: '{{figure}} 项按价格区间上限',
  unpriced_one: '{{figure}} 项暂无价格',
  unpriced_other: '{{figure}} 项暂无价格',
  noAmount_one: '{{figure}} 项尚未填数量，未计入合计',
  noAmount_other: '{{figure}} 项尚未填数量，未计入合计',
  taxUnknown_one: '{{figure}} 项价格未注明是否含税，按不含税计',
  taxUnknown_other: '{{figure}} 项价格未注明是否含税，按不含税计',
  noAmountYet: '尚未填数量',
  taxNotSaid: '未注明是否含税',
  taxNotSaidShort: '含税未注明',
  listPrice: '目录价',
  agreed: '商定价 {{price}}',
  losesAgreed: '为现用材料商定的价格（本行 {{amount}}）将不再适用。',
  littleOver: '超出 {{packs}} {{over}}',
  littleOverIn: '{{room}}：超出 {{packs}} {{over}}',
  pause: '、',
  shows: {
    noAmount: '只显示尚未填数量的行。',
    taxUnknown: '只显示价格未注明是否含税的行。',
  },
}

addTexts('budgetCounts', budgetCountsEn, budgetCountsZh)
