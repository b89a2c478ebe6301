import type { TextTree } from './text-tree.ts'

/** The texts of what can be restored, which come with the page of folders. */
export const deletedEn = {
  title: 'Recently deleted',
  hint: 'What you delete is kept for 30 days. A folder comes back with its items.',
  loading: 'Loading what you deleted',
  failed: 'What you deleted could not be loaded.',
  empty: 'Nothing to restore.',
  emptyHint: 'Folders and items that you delete wait here for 30 days.',
  list: 'Can be restored',
  items_one: 'Folder with 1 item',
  items_other: 'Folder with {{count}} items',
  from: 'From “{{folder}}”',
  daysLeft_one: '1 day left',
  daysLeft_other: '{{count}} days left',
  meta: '{{what}} · {{days}}',
  restore: 'Restore',
  restoreOne: 'Restore {{name}}',
  folderBack: '“{{name}}” is back.',
  itemBack: '{{name}} is back in “{{folder}}”.',
  nameTaken: 'Rename that folder, then restore this one.',
  gone: 'It is not among what can be restored any more.',
} as const

export type DeletedTexts = TextTree<typeof deletedEn>

export const deletedZh: DeletedTexts = {
  title: '最近删除',
  hint: '删除的内容保留 30 天。恢复收藏夹时，其中的材料一并恢复。',
  loading: '正在加载已删除的内容',
  failed: '已删除的内容加载失败。',
  empty: '没有可恢复的内容。',
  emptyHint: '删除的收藏夹和材料会在这里保留 30 天。',
  list: '可恢复的内容',
  items_one: '收藏夹，含 {{count}} 项',
  items_other: '收藏夹，含 {{count}} 项',
  from: '来自“{{folder}}”',
  daysLeft_one: '还剩 {{count}} 天',
  daysLeft_other: '还剩 {{count}} 天',
  meta: '{{what}} · {{days}}',
  restore: '恢复',
  restoreOne: '恢复{{name}}',
  folderBack: '“{{name}}”已恢复。',
  itemBack: '{{name}}已恢复到“{{folder}}”。',
  nameTaken: '请先重命名那个收藏夹，再恢复这一个。',
  gone: '它已不在可恢复的内容中。',
}
