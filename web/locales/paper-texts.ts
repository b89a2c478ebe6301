import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of what a member's studio puts on its papers. */
const paperEn = {
  title: 'My paper',
  hint: 'Stands on every PDF and spreadsheet of your boards, lists and folders, and on the page that your clients open. It begins once there is a name.',
  notLoaded: 'Your paper could not be loaded.',
  studioName: 'Studio’s name',
  address: 'Address',
  addressNote: 'At most {{count}} lines.',
  foot: 'Line at the foot',
  accent: 'Colour',
  accentNote: 'Of your name and of the lines. Empty: that of the text.',
  accentWrong: 'Write the colour as #RRGGBB, such as #7A3B1E.',
  accentPale: 'This colour is too pale to be read on paper. Choose a darker one.',
  logo: 'Logo',
  chooseLogo: 'Choose a logo',
  anotherLogo: 'Choose another logo',
  removeLogo: 'Remove the logo',
  logoAlt: 'Your logo',
  sending: 'The logo is being sent …',
  logoTooLarge: 'A logo has at most {{mb}} MB. This file is larger.',
  logoKinds: 'JPEG, PNG, WebP, AVIF or GIF, at most {{mb}} MB. It stands in the place of the name.',
  saysQuarry: 'Say that it was made with Quarry',
  saysQuarryNote: 'Off: neither files nor page name Quarry.',
  save: 'Save my paper',
  saved: 'Your paper is saved.',
  changed: 'Your paper was changed elsewhere meanwhile. Save again, and it is as it stands here.',
  preview: 'How the head and the foot of a sheet look',
  previewOff: 'Without a name your files stay as they are.',
  example: { name: 'Lobby', project: 'Harbour hotel · HH-7', client: 'Mrs Example' },
}

export type PaperTexts = TextTree<typeof paperEn>

const paperZh: PaperTexts = {
  title: '我的版式',
  hint: '用于材料板、清单和收藏夹导出的所有 PDF 与表格，以及客户打开的页面。填写名称后生效。',
  notLoaded: '版式未能加载。',
  studioName: '工作室名称',
  address: '地址',
  addressNote: '最多 {{count}} 行。',
  foot: '页脚文字',
  accent: '颜色',
  accentNote: '用于名称和线条。留空则与正文同色。',
  accentWrong: '请按 #RRGGBB 填写颜色，例如 #7A3B1E。',
  accentPale: '颜色太浅，印在纸上难以辨认，请选择更深的颜色。',
  logo: '标志',
  chooseLogo: '选择标志',
  anotherLogo: '更换标志',
  removeLogo: '移除标志',
  logoAlt: '您的标志',
  sending: '正在上传标志…',
  logoTooLarge: '标志文件不能超过 {{mb}} MB，该文件过大。',
  logoKinds: 'JPEG、PNG、WebP、AVIF 或 GIF，最大 {{mb}} MB。标志将代替名称显示。',
  saysQuarry: '注明由 Quarry 制作',
  saysQuarryNote: '关闭后，文件和页面均不出现 Quarry。',
  save: '保存版式',
  saved: '版式已保存。',
  changed: '版式已在别处更改。再次保存将以此处内容为准。',
  preview: '图纸页眉与图签预览',
  previewOff: '未填写名称时，文件保持原样。',
  example: { name: '大堂', project: '海港酒店 · HH-7', client: '示例客户' },
}

addTexts('paper', paperEn, paperZh)
