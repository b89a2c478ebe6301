import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the page with the rules by which products fit places. */
const placeRulesEn = {
  title: 'Where it fits',
  hint: 'A product fits a place if it meets every demand in one of its ways. A way that is switched off is neither asked nor named. Each change counts at once, for all products.',
  failed: 'The rules could not be loaded.',
  unchanged: 'As the norms say.',
  changes_one: '{{count}} way is changed.',
  changes_other: '{{count}} ways are changed.',
  oneIsEnough: 'one of these is enough',
  also: 'with {{fact}} {{own}}',
  off: 'Not asked',
  class: 'At least the class',
  least: 'At least',
  most: 'At most',
  yes: 'Yes',
  changed: 'Changed',
  toOwn: 'Back to the norm’s {{own}}',
  allOff: 'All ways are off, so this is not asked.',
} as const

export type PlaceRulesTexts = TextTree<typeof placeRulesEn>

const placeRulesZh: PlaceRulesTexts = {
  title: '适用场所',
  hint: '每项要求只需满足一种判定方式；各项要求均满足，产品即适用于该场所。停用的方式不参与判定，也不显示。更改立即对所有产品生效。',
  failed: '判定规则加载失败。',
  unchanged: '与标准一致。',
  changes_one: '已更改 {{count}} 种方式。',
  changes_other: '已更改 {{count}} 种方式。',
  oneIsEnough: '满足其一即可',
  also: '同时要求{{fact}} {{own}}',
  off: '不参与判定',
  class: '等级不低于',
  least: '不小于',
  most: '不大于',
  yes: '是',
  changed: '已更改',
  toOwn: '恢复标准值 {{own}}',
  allOff: '所有方式均已停用，不再判定此项。',
}

addTexts('placeRules', placeRulesEn, placeRulesZh)
