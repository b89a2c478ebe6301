import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of what an owner does with a link's address. Those of `mail` are in the language of the link's page. */
export const shareAddressEn = {
  copy: 'Copy address',
  showQr: 'QR code',
  send: 'Send by mail',
  sent: 'The mail is in your mail program. If none opens, copy the address.',
  notKept: 'Its address cannot be shown again. If you do not have it any more, give the link a new one.',
  gone: 'The address cannot be shown any more. Give the link a new one.',
  qr: {
    title: 'QR code for {{name}}',
    alt: 'QR code that opens the link for {{name}}',
    named: 'Name below the code',
    hint: 'Whoever gets the picture can open the link, and reads the name if it is there.',
    svg: 'Save as SVG',
    png: 'Save as PNG',
  },
  mail: {
    subject: {
      board: 'A material board for you',
      budget: 'A material list for you',
      folder: 'A selection of materials for you',
      project: 'Your project, to look at',
    },
    hello: 'Hello,',
    here: {
      board: 'here is the material board:',
      budget: 'here is the material list:',
      folder: 'here is the selection of materials:',
      project: 'here is what I have prepared for your project:',
    },
    may: {
      view: 'You need no account to read it.',
      comment: 'You need no account to read it and to comment on it.',
      approve: 'You need no account to read it, to comment on it and to approve it.',
    },
    end: 'The link works until {{date}}.',
    password: 'It asks for a password, which I will tell you another way.',
    between: ' ',
    regards: 'Kind regards',
  },
} as const

export type ShareAddressTexts = TextTree<typeof shareAddressEn>

export const shareAddressZh: ShareAddressTexts = {
  copy: '复制地址',
  showQr: '二维码',
  send: '发送邮件',
  sent: '邮件已在您的邮件程序中打开。如未打开，请复制地址。',
  notKept: '其地址无法再次显示。如已遗失，请更换地址。',
  gone: '地址已无法显示，请为此链接更换地址。',
  qr: {
    title: '“{{name}}”的二维码',
    alt: '打开“{{name}}”链接的二维码',
    named: '在二维码下方显示名称',
    hint: '得到图片的人可打开链接；如显示名称，也能看到名称。',
    svg: '保存为 SVG',
    png: '保存为 PNG',
  },
  mail: {
    subject: {
      board: '请查看材料板',
      budget: '请查看材料清单',
      folder: '请查看材料选集',
      project: '请查看您的项目',
    },
    hello: '您好：',
    here: {
      board: '请通过以下链接查看材料板：',
      budget: '请通过以下链接查看材料清单：',
      folder: '请通过以下链接查看材料选集：',
      project: '请通过以下链接查看为您的项目准备的内容：',
    },
    may: {
      view: '无需账号即可查看。',
      comment: '无需账号即可查看并发表评论。',
      approve: '无需账号即可查看、评论并确认。',
    },
    end: '链接有效期至 {{date}}。',
    password: '打开时需输入密码，我会通过其他方式告知您。',
    between: '',
    regards: '此致',
  },
}

addTexts('shareAddress', shareAddressEn, shareAddressZh)
