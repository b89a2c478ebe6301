import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** What somebody reads who has just registered. */
const newcomerEn = {
  title: 'Welcome. Three things you can do now',
  dismiss: 'Dismiss the welcome',
  photograph: 'Search by a photograph',
  photographHint: 'Take a picture of a material, and see what looks like it.',
  folder: 'Save to a folder',
  folderHint: 'Make a folder; the star at each material saves it there.',
  board: 'Lay a board',
  boardHint: 'Samples on paper, to scale, to show to a client.',
} as const

export type NewcomerTexts = TextTree<typeof newcomerEn>

const newcomerZh: NewcomerTexts = {
  title: '欢迎。现在您可以做三件事',
  dismiss: '关闭欢迎提示',
  photograph: '用照片找材料',
  photographHint: '拍下一种材料，看看有哪些与它相像。',
  folder: '收藏到文件夹',
  folderHint: '新建文件夹，点材料旁的星标即可存入。',
  board: '制作材料板',
  boardHint: '把样品按比例摆在纸上，展示给客户。',
}

addTexts('newcomer', newcomerEn, newcomerZh)
