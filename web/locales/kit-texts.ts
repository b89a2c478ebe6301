import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** What controls, forms and lists say by themselves, whatever they are about. */
export const kitEn = {
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  clear: 'Clear the search',
  most: 'That is the limit: at most {{count}} characters fit here.',
  sortedBy: 'Sorted by',
  leaveTitle: 'Leave without saving?',
  leave: 'What you changed here is not saved yet.',
  stay: 'Keep editing',
  drop: 'Drop the changes',
  stale: 'This is how it stood a while ago: {{reason}}',
  noneFound: 'Nothing with these words.',
  noPage: 'The list does not go that far.',
  toFirst: 'To the first page',
  clearFilters: 'Clear all',
  tick: 'Select {{name}}',
  tickAll: 'Select all on this page',
  pages: 'Pages: {{what}}',
  pageRange: '{{from}}–{{to}} of {{total}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  firstPage: 'This is the first page.',
  lastPage: 'This is the last page.',
}

export type KitTexts = TextTree<typeof kitEn>

const kitZh: KitTexts = {
  save: '保存',
  cancel: '取消',
  close: '关闭',
  clear: '清空搜索',
  most: '已到上限：此处最多 {{count}} 个字符。',
  sortedBy: '排序',
  leaveTitle: '不保存就离开吗？',
  leave: '这里的更改尚未保存。',
  stay: '继续编辑',
  drop: '放弃更改',
  stale: '以下为较早的数据：{{reason}}',
  noneFound: '没有匹配的内容。',
  noPage: '列表没有这么多页。',
  toFirst: '回到第一页',
  clearFilters: '全部清除',
  tick: '选择{{name}}',
  tickAll: '选择本页全部',
  pages: '分页：{{what}}',
  pageRange: '{{from}}–{{to}}，共 {{total}} 条',
  previousPage: '上一页',
  nextPage: '下一页',
  firstPage: '已是第一页。',
  lastPage: '已是最后一页。',
}

addTexts('kit', kitEn, kitZh)
