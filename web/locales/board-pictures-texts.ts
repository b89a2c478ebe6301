import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of a member's own pictures in the board editor. */
const boardPicturesEn = {
  add: 'Add your own pictures',
  drop: 'Drop the pictures to add them to the board.',
  sending: 'Uploading “{{name}}”, {{done}} of {{total}} …',
  busy: '“{{name}}” is still uploading. Add more once it is done.',
  stop: 'Stop',
  added_one: 'One picture added.',
  added_other: '{{count}} pictures added.',
  tooLarge: '“{{name}}” is larger than {{most}} MB.',
  unreadable: '“{{name}}” cannot be read as a picture.',
  tooManyPixels: '“{{name}}” has more than {{most}} million pixels.',
  full: 'A board has at most {{count}} items.',
} as const
export type BoardPicturesTexts = TextTree<typeof boardPicturesEn>

const boardPicturesZh: BoardPicturesTexts = {
  add: '添加自己的图片',
  drop: '松手即可将图片放到材料板上。',
  sending: '正在上传“{{name}}”，第 {{done}} 张，共 {{total}} 张…',
  busy: '“{{name}}”仍在上传，完成后再添加。',
  stop: '停止',
  added_one: '已放上 1 张图片。',
  added_other: '已放上 {{count}} 张图片。',
  tooLarge: '“{{name}}”超过 {{most}} MB。',
  unreadable: '“{{name}}”不是可读取的图片。',
  tooManyPixels: '“{{name}}”超过 {{most}} 百万像素。',
  full: '每张材料板最多 {{count}} 件。',
}

addTexts('boardPictures', boardPicturesEn, boardPicturesZh)
