import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the save popover and its toasts. */
const favouritesEn = {
  star: {
    saved: 'Saved to {{name}}.',
    removed: 'Taken out of {{name}}.',
    undo: 'Undo',
    newStays: 'Taken out again. The folder {{name}} stays.',
    notSavedToNew: 'The folder {{name}} is there, but nothing was saved to it: {{reason}}',
    waiting: 'No connection: your choice is shown here, and saved as soon as the network is back.',
  },
  popover: {
    title: 'Save to folder',
    find: 'Find a folder',
    list: 'Folders',
    row_one: '{{name}}, {{figure}} item',
    row_other: '{{name}}, {{figure}} items',
    waiting: 'waits for the network',
    newFolder: 'New folder',
    name: 'Folder name',
    create: 'Create',
    creating: 'Creating…',
    cancel: 'Cancel',
    nameMissing: 'Please enter a folder name',
    made: 'The folder {{name}} is there, and chosen.',
    none: 'You have no folders yet.',
    noneHint: 'A folder gathers what belongs to one project or one idea.',
    noMatch: 'None of your folders is named so.',
    failed: 'Your folders could not be loaded.',
    done: 'Close',
  },
} as const

export type FavouritesTexts = TextTree<typeof favouritesEn>

const favouritesZh: FavouritesTexts = {
  star: {
    saved: '已收藏到“{{name}}”。',
    removed: '已从“{{name}}”中移除。',
    undo: '撤销',
    newStays: '已从中移除，文件夹“{{name}}”保留。',
    notSavedToNew: '文件夹“{{name}}”已创建，但未能收藏到其中：{{reason}}',
    waiting: '网络已断开：您的选择已显示，网络恢复后会自动保存。',
  },
  popover: {
    title: '收藏到文件夹',
    find: '查找文件夹',
    list: '文件夹',
    row_one: '{{name}}，{{figure}} 项',
    row_other: '{{name}}，{{figure}} 项',
    waiting: '等待网络恢复',
    newFolder: '新建文件夹',
    name: '文件夹名称',
    create: '创建',
    creating: '正在创建…',
    cancel: '取消',
    nameMissing: '请输入文件夹名称',
    made: '文件夹“{{name}}”已创建并选中。',
    none: '您还没有文件夹。',
    noneHint: '用文件夹收集同一个项目或同一种想法的材料。',
    noMatch: '没有名称包含这些文字的文件夹。',
    failed: '文件夹加载失败。',
    done: '关闭',
  },
}

addTexts('favourites', favouritesEn, favouritesZh)
