import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** Whether a material fits a room, of a list or of a project. */
const roomFitsEn = {
  fits: 'fits {{rooms}}',
  contested: 'fits {{rooms}} by some rules, not by others',
  not: 'does not fit {{rooms}}',
  unstated: 'not stated whether it fits {{rooms}}',
  unjudged: 'not judged for {{rooms}}',
  why: {
    judged: '{{room}} ({{place}}): {{text}}',
    unjudged:
      '{{room}} ({{place}}): not judged. Nothing is asked of this material there, or the catalogue does not sell it.',
  },
  unnamedRoom: 'Unnamed room',
} as const

export type RoomFitsTexts = TextTree<typeof roomFitsEn>

const roomFitsZh: RoomFitsTexts = {
  fits: '适合{{rooms}}',
  contested: '按部分规范适合{{rooms}}',
  not: '不适合{{rooms}}',
  unstated: '未说明是否适合{{rooms}}',
  unjudged: '未就{{rooms}}作判断',
  why: {
    judged: '{{room}}（{{place}}）：{{text}}',
    unjudged: '{{room}}（{{place}}）：未作判断。此处对该材料没有要求，或目录中没有在售的该材料。',
  },
  unnamedRoom: '未命名房间',
}

addTexts('roomFits', roomFitsEn, roomFitsZh)
