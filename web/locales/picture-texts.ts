import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of passing a picture to the search by picture. */
const pictureEn = {
  notKept: 'This browser keeps nothing for us: the picture could not be handed to the search.',
  unreadable: '“{{name}}” cannot be read as a picture here. JPEG, PNG and WebP can.',
} as const

export type PictureTexts = TextTree<typeof pictureEn>

const pictureZh: PictureTexts = {
  notKept: '浏览器无法保存数据，图片未能带到搜图页面。',
  unreadable: '无法将“{{name}}”作为图片读取，请使用 JPEG、PNG 或 WebP 格式。',
}

addTexts('byPicture', pictureEn, pictureZh)
