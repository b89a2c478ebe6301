import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** How a fact is worse with another material, after its name. */
const worseEn = {
  falls: 'Falls from {{from}} to {{to}}',
  rises: 'Rises from {{from}} to {{to}}',
  partly: '{{to}} does not meet {{from}} in every part',
  lost: '{{from}} is no longer stated',
  otherScale: '{{from}} is no longer stated; {{to}} is of another scale',
  by: '{{words}} ({{norm}})',
}

const worseZh: TextTree<typeof worseEn> = {
  falls: '由 {{from}} 降为 {{to}}',
  rises: '由 {{from}} 升为 {{to}}',
  partly: '{{to}} 并非各项都达到 {{from}}',
  lost: '不再注明 {{from}}',
  otherScale: '不再注明 {{from}}；{{to}} 属于另一体系',
  by: '{{words}}（{{norm}}）',
}

export type WorseTexts = TextTree<typeof worseEn>

addTexts('worse', worseEn, worseZh)
