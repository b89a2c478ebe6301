import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of lists of deleted things. */
const deletedEn = {
  title: 'Recently deleted',
  loading: 'Loading what you deleted',
  failed: 'What you deleted could not be loaded.',
  empty: 'Nothing to restore.',
  list: 'Can be restored',
  daysLeft_one: '1 day left',
  daysLeft_other: '{{count}} days left',
  when: 'Deleted {{moment}}',
  meta: '{{what}} · {{days}}',
  restore: 'Restore',
  restoreOne: 'Restore {{name}}',
  gone: 'It is not among what can be restored any more.',
} as const

export type DeletedTexts = TextTree<typeof deletedEn>

const deletedZh: DeletedTexts = {
  title: '最近删除',
  loading: '正在加载已删除的内容',
  failed: '已删除的内容加载失败。',
  empty: '没有可恢复的内容。',
  list: '可恢复的内容',
  daysLeft_one: '还剩 {{count}} 天',
  daysLeft_other: '还剩 {{count}} 天',
  when: '删除于 {{moment}}',
  meta: '{{what}} · {{days}}',
  restore: '恢复',
  restoreOne: '恢复{{name}}',
  gone: '它已不在可恢复的内容中。',
}

addTexts('deleted', deletedEn, deletedZh)
