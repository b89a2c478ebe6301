import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of teaching the catalogue words that found nothing. */
const learningEn = {
  open: 'Find a meaning',
  openFor: 'for “{{words}}”',
  title: 'What “{{words}}” may mean',
  loading: 'Looking for words like these',
  failed: 'Words like these could not be looked for.',
  none: 'Nothing in the catalogue is written like this. You may know what is meant:',
  findsNow_one: 'By now these words find {{figure}} product.',
  findsNow_other: 'By now these words find {{figure}} products.',
  means: '“{{from}}” means “{{to}}”',
  wouldFind_one: '{{figure}} product',
  wouldFind_other: '{{figure}} products',
  wouldFindNone: 'nothing is found so either',
  first: 'The first of them',
  learn: 'Learn',
  learnThis: 'that “{{from}}” means “{{to}}”',
  own: 'It means something else',
  ownNote: 'A word or name that the catalogue knows.',
  previewing: 'Looking for what it would find',
  learned_one: '“{{words}}” now finds {{figure}} product.',
  learned_other: '“{{words}}” now finds {{figure}} products.',
  undo: 'Undo',
  undone: '“{{words}}” finds nothing again.',
  notUndone:
    'Somebody else has changed this word of the trade since. It stands in the lists, under words of the trade.',
} as const

export type LearningTexts = TextTree<typeof learningEn>

const learningZh: LearningTexts = {
  open: '指定含义',
  openFor: '“{{words}}”',
  title: '“{{words}}”可能指',
  loading: '正在查找相近的词',
  failed: '相近的词加载失败。',
  none: '材料库中没有写法相近的词。如果您知道它指什么：',
  findsNow_one: '现在用这些词已能找到 {{figure}} 个产品。',
  findsNow_other: '现在用这些词已能找到 {{figure}} 个产品。',
  means: '“{{from}}”指“{{to}}”',
  wouldFind_one: '{{figure}} 个产品',
  wouldFind_other: '{{figure}} 个产品',
  wouldFindNone: '这样也找不到产品',
  first: '其中前几个',
  learn: '采用',
  learnThis: '“{{from}}”指“{{to}}”',
  own: '其他含义',
  ownNote: '填写材料库中已有的词或名称。',
  previewing: '正在查看能找到什么',
  learned_one: '现在用“{{words}}”能找到 {{figure}} 个产品。',
  learned_other: '现在用“{{words}}”能找到 {{figure}} 个产品。',
  undo: '撤销',
  undone: '“{{words}}”已恢复为找不到产品。',
  notUndone: '此词条之后已被他人修改，请到“基础数据”的行业词汇中查看。',
}

addTexts('learning', learningEn, learningZh)
