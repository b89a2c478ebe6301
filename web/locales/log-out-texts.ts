import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the question before a log-out that would lose edits. They come with its dialog. */
const logOutEn = {
  unsaved: {
    title: 'Log out without saving?',
    what: 'Edits of your boards or budget lists are not saved yet. If you log out now, they are gone.',
    stay: 'Stay logged in',
    leave: 'Log out and discard',
  },
} as const

export type LogOutTexts = TextTree<typeof logOutEn>

const logOutZh: LogOutTexts = {
  unsaved: {
    title: '不保存就退出登录？',
    what: '您的材料板或预算清单有改动尚未保存，现在退出登录，这些改动将会丢失。',
    stay: '暂不退出',
    leave: '放弃改动并退出',
  },
}

addTexts('header', logOutEn, logOutZh)
