import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the loupe that takes a colour from a picture. */
const loupeEn = {
  pick: 'Pick a colour',
  take: 'Take the colour {{color}}',
  hint: 'Arrow keys move the loupe, Enter takes the colour, Escape leaves it.',
  find: 'Find this colour',
  cancel: 'Cancel',
  unreadable: 'The colours of this picture cannot be read.',
} as const

export type LoupeTexts = TextTree<typeof loupeEn>

const loupeZh: LoupeTexts = {
  pick: '取色',
  take: '选取颜色 {{color}}',
  hint: '方向键移动放大镜，回车选取颜色，Esc 退出。',
  find: '按此颜色查找',
  cancel: '取消',
  unreadable: '无法读取这张图片的颜色。',
}

addTexts('color', loupeEn, loupeZh)
