import { inOrder, type Line } from '../../../../contract/budgets/entries.ts'
import type { OwnKind } from './own-line.ts'

/** The sorts of works and things that are bought beside the materials, by the words that name them, in a line or a section. */
const DELIVERY = ['deliver', 'freight', 'transport', 'shipping', 'shipment', 'haulage', 'courier', 'carriage', 'crane']
const DELIVERY_ZH = ['运费', '送货', '配送', '运输', '物流', '搬运', '吊装']
const REMOVAL = ['demoli', 'strip out', 'removal', 'disposal', 'skip hire', '拆除', '清运', '垃圾']
const LABOUR = ['labour', 'labor', 'install', 'laying', 'fitting', 'fitter', 'mounting', 'workmanship', 'works']
const LABOUR_ZH = ['人工', '安装', '铺贴', '施工', '工费', '铺设', '打磨']
const SUNDRIES = [
  'adhesive',
  'glue',
  'grout',
  'mortar',
  'sealant',
  'silicone',
  'primer',
  'underlay',
  'screed',
  'accessor',
]
const SUNDRIES_ZH = ['胶', '填缝', '砂浆', '密封', '底涂', '界面剂', '垫层', '辅料', '辅材', '找平']
const FEES = [
  'design',
  'survey',
  'consult',
  'supervision',
  'fee',
  'fees',
  'permit',
  '设计',
  '测量',
  '监理',
  '咨询',
  '报批',
]
const RESERVE = ['contingency', 'allowance', 'provisional', 'reserve', '不可预见', '暂列', '备用金', '预留']
const SORTS = {
  delivery: [...DELIVERY, ...DELIVERY_ZH],
  removal: REMOVAL,
  labour: [...LABOUR, ...LABOUR_ZH],
  sundries: [...SUNDRIES, ...SUNDRIES_ZH],
  fees: FEES,
  reserve: RESERVE,
} as const
type Sort = keyof typeof SORTS
const sorts = Object.keys(SORTS) as Sort[]

/** The sorts of a line whose words say nothing, by what the member says that it is. */
const SORTS_OF_KIND: Record<OwnKind, Sort | null> = { custom: null, service: 'labour', allowance: 'reserve' }
const OTHER = ['other', 'others', 'miscellaneous', 'sundries', '其他', '其它', '杂项']

interface Typed {
  kind: OwnKind
  name: string
  unit: string
}

interface Beside {
  lines: readonly Line[]
  /** The section where the focus stands; empty for none. */
  here: string
  /** The name of a section for what fits in no other, in the reader's language. */
  other: string
}

/**
 * The section of the list that fits a line of the member's own: the one that is named by the line's sort, or holds lines of it, or whose
 * name is in the line's. A delivery without such a section goes to "Other", not among the tiles; what has no sort goes where the focus is.
 */
export function sectionForOwn({ kind, name, unit }: Typed, { lines, here, other }: Beside): string {
  const inList = inOrder(lines)
  const sections = [...new Set(inList.map(({ section }) => section.trim()).filter(Boolean))]
  const sort = sortOf(name) ?? sortOf(unit) ?? SORTS_OF_KIND[kind]
  if (sort !== null) {
    const named = sections.find((section) => sortOf(section) === sort)
    const holding = inList.find(
      (line) => line.kind !== 'sku' && line.section.trim() !== '' && sortOf(line.name) === sort,
    )
    if (named ?? holding) return named ?? holding?.section.trim() ?? ''
  }
  const inName = sections.find((section) => wordsOf(section).some((word) => isIn(name, word)))
  if (sort === null) return inName ?? here
  if (sections.length === 0) return here
  return sections.find((section) => OTHER.includes(section.toLowerCase())) ?? other
}

/** The first sort of which a word is in the text. */
function sortOf(text: string): Sort | null {
  return sorts.find((sort) => SORTS[sort].some((word) => isIn(text, word))) ?? null
}

/** A word of letters is found at the beginning of a word, so that "deliver" is in "Delivered" and "fee" in no "coffee". */
function isIn(text: string, word: string): boolean {
  const lower = text.toLowerCase()
  return /^[a-z]/.test(word) ? ` ${lower.replaceAll(/[^a-z]+/g, ' ')}`.includes(` ${word}`) : lower.includes(word)
}

/** The words of a section's name that can say what belongs there, singular. */
function wordsOf(section: string): string[] {
  const lower = section.toLowerCase()
  const latin = lower.split(/[^a-z]+/).filter((word) => word.length > 3)
  const chinese = lower.match(/\p{Script=Han}{2,}/gu) ?? []
  return [...latin.map((word) => word.replace(/s$/, '')), ...chinese]
}
