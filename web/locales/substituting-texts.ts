import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the buttons that lead to a material's uses, and to its substitution. */
const substitutingEn = {
  used: 'Where used',
  usedOf: 'Where used: {{name}}',
  everywhere: 'Substitute everywhere…',
}

const substitutingZh: TextTree<typeof substitutingEn> = {
  used: '使用位置',
  usedOf: '使用位置：{{name}}',
  everywhere: '全部替换…',
}

export type SubstitutingTexts = TextTree<typeof substitutingEn>

addTexts('substituting', substitutingEn, substitutingZh)
