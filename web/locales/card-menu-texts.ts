import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of a card's menu on touch screens. */
const cardMenuEn = {
  newTab: 'Open in a new tab',
} as const

export type CardMenuTexts = TextTree<typeof cardMenuEn>

const cardMenuZh: CardMenuTexts = {
  newTab: '在新标签页打开',
}

addTexts('cardMenu', cardMenuEn, cardMenuZh)
