import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of what a comment was said of, where its place holds something else by now. */
const saidOfEn = {
  of: 'Said of {{name}}',
  former: 'Said of what was here before',
  apart: '{{words}}, opens in a new tab',
} as const

export type SaidOfTexts = TextTree<typeof saidOfEn>

const saidOfZh: SaidOfTexts = {
  of: '评论对象：{{name}}',
  former: '评论对象：此前的材料',
  apart: '{{words}}，在新标签页打开',
}

addTexts('saidOf', saidOfEn, saidOfZh)
