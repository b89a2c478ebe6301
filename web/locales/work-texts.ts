import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts that the pages of a member's work share. */
const workEn = {
  which: 'Your work',
  boards: 'Boards',
  budgets: 'Budget lists',
  shared: 'Shared with me',
  sharedKinds: 'What others share with you',
  folders: 'Folders',
} as const

export type WorkTexts = TextTree<typeof workEn>

const workZh: WorkTexts = {
  which: '您的工作',
  boards: '材料板',
  budgets: '预算清单',
  shared: '与我共享',
  sharedKinds: '他人与您共享的内容',
  folders: '收藏夹',
}

addTexts('work', workEn, workZh)
