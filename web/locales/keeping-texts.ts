import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The common texts of the pages on which staff keep the catalogue. */
const keepingEn = {
  conflict: {
    title: 'Changed by somebody else meanwhile',
    lead: '{{what}} was changed elsewhere since you began. Nothing was saved, and nothing you typed is lost. Choose what each field shall be.',
    yours: 'Yours',
    theirs: 'Theirs, as it stands',
    before: 'Before',
    allYours: 'All mine',
    allTheirs: 'All theirs',
    save: 'Save what is chosen',
    back: 'Back to the form',
    empty: 'nothing',
  },
} as const

export type KeepingTexts = TextTree<typeof keepingEn>

const keepingZh: KeepingTexts = {
  conflict: {
    title: '内容已被他人修改',
    lead: '您开始编辑后，“{{what}}”已在别处更改。本次未保存，您填写的内容仍然保留。请逐项选择要采用的内容。',
    yours: '您的内容',
    theirs: '当前内容（他人修改）',
    before: '修改之前',
    allYours: '全部采用我的',
    allTheirs: '全部采用他人的',
    save: '按所选保存',
    back: '返回表单',
    empty: '空',
  },
}

addTexts('keeping', keepingEn, keepingZh)
