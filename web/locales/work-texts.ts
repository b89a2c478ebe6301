import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts that the pages of a member's work share. */
const workEn = {
  which: 'Your work',
  projects: 'Projects',
  boards: 'Boards',
  budgets: 'Budget lists',
  shared: 'Shared with me',
  sharedKinds: 'What others share with you',
  folders: 'Folders',
  byLink: 'Shared by link',
  withColleagues_one: 'With 1 colleague',
  withColleagues_other: 'With {{count}} colleagues',
  approval: { holds: 'Approved by the client', changed: 'Changed since it was approved' },
  inProject: 'In the project {{name}}',
  moveTo: 'Move to project…',
  takeOut: 'Take out of the project',
  takenOut: '“{{name}}” is in no project now.',
  undo: 'Undo',
} as const

export type WorkTexts = TextTree<typeof workEn>

const workZh: WorkTexts = {
  which: '您的工作',
  projects: '项目',
  boards: '材料板',
  budgets: '预算清单',
  shared: '与我共享',
  sharedKinds: '他人与您共享的内容',
  folders: '收藏夹',
  byLink: '已通过链接分享',
  withColleagues_one: '与 {{count}} 位同事共享',
  withColleagues_other: '与 {{count}} 位同事共享',
  approval: { holds: '客户已确认', changed: '确认后有改动' },
  inProject: '所属项目：{{name}}',
  moveTo: '移到项目…',
  takeOut: '移出项目',
  takenOut: '“{{name}}”已移出项目。',
  undo: '撤销',
}

addTexts('work', workEn, workZh)
