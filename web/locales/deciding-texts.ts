import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of a client who chooses and answers line by line. */
const decidingEn = {
  alternatives_one: '1 alternative',
  alternatives_other: '{{count}} alternatives',
  chooseOf_one: 'Choose: 1 alternative',
  chooseOf_other: 'Choose: {{count}} alternatives',
  choose_one: 'Choose: what is proposed, or the alternative',
  choose_other: 'Choose: what is proposed, or one of {{count}} alternatives',
  proposed: 'Proposed',
  same: 'same price',
  adds: 'adds {{amount}}',
  saves: 'saves {{amount}}',
  facts: 'About {{name}}',
  withChosen: 'With what you have chosen, total with tax:',
  withoutOpen: 'prices to be agreed are not in it',
  proposedCounts: 'Where nothing was chosen, what is proposed counts.',
  approveNamed: 'Approve {{name}}',
  answer: 'Your answer',
  answers: { none: 'None yet', chosen: 'Chosen', signed: 'As sent', approved: 'Approve', changes: 'Ask for a change' },
  changeOf: 'What should change: {{name}}',
  unsigned: 'It is sent when you sign.',
  youChoose: 'You choose {{name}}',
  youApprove: 'You approve',
  youAsk: 'You ask: {{note}}',
  chosenBy: '{{name}} chosen by {{by}}',
  approvedBy: 'Approved by {{by}}',
  askedBy: 'Change asked for by {{by}}: {{note}}',
} as const

export type DecidingTexts = TextTree<typeof decidingEn>

const decidingZh: DecidingTexts = {
  alternatives_one: '{{count}} 个备选',
  alternatives_other: '{{count}} 个备选',
  chooseOf_one: '请选择：另有 {{count}} 个备选',
  chooseOf_other: '请选择：另有 {{count}} 个备选',
  choose_one: '请选择：建议的产品或备选',
  choose_other: '请选择：建议的产品或 {{count}} 个备选之一',
  proposed: '建议',
  same: '价格相同',
  adds: '增加 {{amount}}',
  saves: '节省 {{amount}}',
  facts: '关于{{name}}',
  withChosen: '按您的选择，含税总计：',
  withoutOpen: '不含待定价格',
  proposedCounts: '未选择之处，以建议的产品为准。',
  approveNamed: '确认{{name}}',
  answer: '您的答复',
  answers: { none: '暂不答复', chosen: '已选择', signed: '维持已发送的', approved: '确认', changes: '要求修改' },
  changeOf: '需要修改的内容：{{name}}',
  unsigned: '签名后才会发送。',
  youChoose: '您选择：{{name}}',
  youApprove: '您已确认',
  youAsk: '您要求：{{note}}',
  chosenBy: '{{by}} 选择了 {{name}}',
  approvedBy: '{{by}} 已确认',
  askedBy: '{{by}} 要求修改：{{note}}',
}

addTexts('deciding', decidingEn, decidingZh)
