import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the page of a whole brief. */
const briefEn = {
  label: 'What is wanted, one thing after the other',
  lengths: '{{long}} of {{most}} characters. The catalogue keeps nothing of it.',
  tooLong: 'It has {{long}} characters; at most {{most}} can be read at once.',
  ask: 'Find materials',
  isEdited: 'Edited: the rows are those of the earlier text.',
  reading: 'Reading the brief…',
  failed: 'The brief could not be read: {{reason}}',
  found_one: 'One thing is named.',
  found_other: '{{count}} things are named.',
  left_one: 'One more thing is named. Ask for it in a brief of its own.',
  left_other: '{{count}} more things are named. Ask for them in a brief of their own.',
  forAll: 'For all of it',
  wishes: 'Read as',
  noThing: 'No thing of this catalogue is named in it.',
  noThingHint: 'Name what is wanted: a floor tile, a fabric, a paint.',
  nothingNear: 'Nothing in the catalogue meets any of it.',
  notUnderstood: 'Nothing of this was understood, so nothing is listed.',
  empty: 'Paste a brief, or a schedule of finishes',
  emptyHint: 'Each thing that it names gets a row with the five products that come nearest.',
  take: 'Try this one',
  send: 'Add these products',
  all_one: 'This product:',
  all_other: 'All {{count}}:',
  chosen_one: 'The chosen one:',
  chosen_other: '{{count}} chosen:',
  choose: 'Choose {{name}}',
  chooseNone: 'Choose none',
} as const

export type BriefTexts = TextTree<typeof briefEn>

const briefZh: BriefTexts = {
  label: '逐项写下所需材料',
  lengths: '{{long}} / {{most}} 个字符。内容不会被保存。',
  tooLong: '共 {{long}} 个字符，一次最多读取 {{most}} 个。',
  ask: '查找材料',
  isEdited: '内容已修改：下方仍是修改前的结果。',
  reading: '正在读取需求…',
  failed: '未能读取这份需求：{{reason}}',
  found_one: '共读到 1 项。',
  found_other: '共读到 {{count}} 项。',
  left_one: '另有 1 项，请单独作为一份需求查找。',
  left_other: '另有 {{count}} 项，请单独作为一份需求查找。',
  forAll: '对所有项的要求',
  wishes: '理解为',
  noThing: '其中没有提到本材料库的材料。',
  noThingHint: '请写明所需材料，例如地砖、布料、涂料。',
  nothingNear: '材料库中没有符合其中任何一条的产品。',
  notUnderstood: '未能理解这一项，因此没有列出产品。',
  empty: '粘贴一份需求或材料表',
  emptyHint: '其中提到的每种材料各占一行，并列出最接近的五件产品。',
  take: '试试这一份',
  send: '加入这些产品',
  all_one: '这件产品：',
  all_other: '全部 {{count}} 件：',
  chosen_one: '已选 1 件：',
  chosen_other: '已选 {{count}} 件：',
  choose: '选择{{name}}',
  chooseNone: '取消选择',
}

addTexts('brief', briefEn, briefZh)
