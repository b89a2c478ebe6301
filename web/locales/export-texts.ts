import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of exporting a folder. */
const exportEn = {
  open: 'Export',
  label: 'Export this folder',
  language: 'Language of the file',
  pdf: 'PDF',
  pdfHint: 'A schedule to print, with pictures. Up to {{most}} items.',
  xlsx: 'Spreadsheet (XLSX)',
  xlsxHint: 'A row for each item; pictures of the first {{most}}.',
  csv: 'CSV',
  csvHint: 'Text alone, for other programs.',
  making: 'Making the file …',
  coming: '{{percent}} %',
  stop: 'Stop',
} as const

export type ExportTexts = TextTree<typeof exportEn>

const exportZh: ExportTexts = {
  open: '导出',
  label: '导出此收藏夹',
  language: '文件语言',
  pdf: 'PDF',
  pdfHint: '带图片的打印清单，最多 {{most}} 项。',
  xlsx: '表格（XLSX）',
  xlsxHint: '每项一行，前 {{most}} 项带图片。',
  csv: 'CSV',
  csvHint: '纯文本，供其他软件使用。',
  making: '正在生成文件……',
  coming: '{{percent}}%',
  stop: '停止',
}

addTexts('export', exportEn, exportZh)
