import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the share button and its drawer. */
const shareEn = {
  open: 'Share',
  unread_one: '1 thing unread',
  unread_other: '{{count}} things unread',
  approval: { holds: 'Approved', changed: 'Changed since it was approved' },
  title: { board: 'Share this board', budget: 'Share this budget list', folder: 'Share this folder' },
  close: 'Close',
  cancel: 'Cancel',
  leave: {
    form: { question: 'Discard this link? What you typed and chose goes.', deed: 'Discard' },
    invitation: { question: 'Discard this invitation? What you typed goes.', deed: 'Discard' },
  },
  tabs: { links: 'Links', people: 'People', comments: 'Comments', approvals: 'Approvals', activity: 'Activity' },
  andNew: '{{count}} new',
  new: 'New',
  deedOf: '{{deed}}: {{what}}',
  copied: 'Copied.',
  notCopied: 'The browser did not let us copy it: select the text and copy it by hand.',
  saved: '{{file}} has been saved.',
  making: 'Making the file',
  more: 'Show more',
  you: 'You',
  unnamed: 'A link without a name',
  linkFor: 'the link for {{name}}',
  linkForNobody: 'a link without a name',
} as const

export type ShareTexts = TextTree<typeof shareEn>

const shareZh: ShareTexts = {
  open: '分享',
  unread_one: '1 条未读',
  unread_other: '{{count}} 条未读',
  approval: { holds: '已确认', changed: '确认后有更改' },
  title: { board: '分享此材料板', budget: '分享此预算清单', folder: '分享此收藏夹' },
  close: '关闭',
  cancel: '取消',
  leave: {
    form: { question: '放弃此链接？已填写和选择的内容不会保留。', deed: '放弃' },
    invitation: { question: '放弃此邀请？已填写的内容不会保留。', deed: '放弃' },
  },
  tabs: { links: '链接', people: '协作者', comments: '评论', approvals: '确认', activity: '记录' },
  andNew: '{{count}} 条新内容',
  new: '新',
  deedOf: '{{deed}}：{{what}}',
  copied: '已复制。',
  notCopied: '浏览器不允许复制，请选中文字后手动复制。',
  saved: '{{file}} 已保存。',
  making: '正在生成文件',
  more: '显示更多',
  you: '您',
  unnamed: '未命名的链接',
  linkFor: '“{{name}}”的链接',
  linkForNobody: '未命名的链接',
}

addTexts('share', shareEn, shareZh)
