import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of who else is on the page. */
const presenceEn = {
  here: 'Here now: {{names}}',
  title: 'Here now',
  andMore: '+{{count}}',
  self: 'You, on another page',
  at: 'at {{what}}',
  atItem: 'at an item',
  came: '{{name}} is here.',
  left: '{{name}} has left.',
} as const

export type PresenceTexts = TextTree<typeof presenceEn>

const presenceZh: PresenceTexts = {
  here: '当前在线：{{names}}',
  title: '当前在线',
  andMore: '+{{count}}',
  self: '您（另一个页面）',
  at: '位于“{{what}}”',
  atItem: '已选中一项',
  came: '{{name}}已上线。',
  left: '{{name}}已离开。',
}

addTexts('presence', presenceEn, presenceZh)
