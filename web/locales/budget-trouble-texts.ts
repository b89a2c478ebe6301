import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts that say why a budget is not saved, and what to do about it. */
const budgetTroubleEn = {
  conflict_one: 'One thing was changed here and elsewhere: {{names}}.',
  conflict_other: '{{count}} things were changed here and elsewhere: {{names}}.',
  mine: 'Keep mine',
  theirs: 'Use the other version',
  refused: 'This could not be saved: {{reason}}',
  heldBack:
    'Some changes cannot be saved: the status of the budget list does not allow them, or their line or room was removed elsewhere. Everything else is saved.',
  takeBack: 'Take it back',
  closed:
    'You may only look at this budget list and comment on it now. What you changed last is kept in this browser, and not saved.',
  goneOrClosed:
    'This budget list was deleted, or is not shared with you any more. You can only look at what was here last.',
  gone: 'This budget list was deleted elsewhere. You can only look at what was here last.',
  keptHere: 'What you changed last is kept in this browser, not saved. Choose “Take it back” to discard it.',
  toLists: 'My budget lists',
  inRoom: '{{line}} in {{room}}',
  project: 'the whole project',
  more: '{{names}} and more',
  list: 'the budget list itself',
} as const
export type BudgetTroubleTexts = TextTree<typeof budgetTroubleEn>

const budgetTroubleZh: BudgetTroubleTexts = {
  conflict_one: '有一处在这里和别处都改动过：{{names}}。',
  conflict_other: '有 {{count}} 处在这里和别处都改动过：{{names}}。',
  mine: '保留我的',
  theirs: '采用另一份',
  refused: '无法保存：{{reason}}',
  heldBack: '有改动以预算清单现在的情况无法保存：状态不允许，或所属的行或房间已在别处删除。其余改动均已保存。',
  takeBack: '撤回该改动',
  closed: '您现在只能查看和评论此预算清单。最近的改动保留在此浏览器中，没有保存。',
  goneOrClosed: '该预算清单已被删除或不再与您共享，这里只能查看最后的内容。',
  gone: '该预算清单已在别处删除，这里只能查看最后的内容。',
  keptHere: '您最近的改动保留在此浏览器中，没有保存。点“撤回该改动”即可放弃。',
  toLists: '我的预算清单',
  inRoom: '{{room}}的{{line}}',
  project: '整个项目',
  more: '{{names}}等',
  list: '预算清单本身',
}

addTexts('budgetTrouble', budgetTroubleEn, budgetTroubleZh)
