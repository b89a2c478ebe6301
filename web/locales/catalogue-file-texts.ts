import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the page that exports the catalogue. */
const catalogueFileEn = {
  title: 'Catalogue as a file',
  hint: 'To edit in a spreadsheet, to keep, or to move. Each file can be imported again; unless you change something in it, that changes nothing.',
  what: 'What goes into it',
  whole: 'Everything',
  wholeHint:
    'Every product, withdrawn ones too. JSON Lines and the archive also hold categories, rates, dictionaries and words.',
  listed: 'What a list shows',
  listedHint: 'The products on sale that meet these filters, each with all of its SKUs.',
  toList: 'Filter the gallery',
  toListHint: 'To take a part along, filter the gallery and press Export there.',
  format: 'As which file',
  formats: { xlsx: 'Spreadsheet (XLSX)', csv: 'CSV', jsonl: 'JSON Lines', zip: 'Archive with files (ZIP)' },
  formatHints: {
    xlsx: 'A row for each SKU, with the columns of the import template. Without properties, certificates and documents.',
    csv: 'The same rows as plain text, for other programs.',
    jsonl: 'Complete: everything that is known of each product. Pictures are named by their address here.',
    zip: 'Complete, with the pictures and documents themselves: for another installation.',
  },
  language: 'Language of the heading',
  save: 'Save the file',
  making: 'Making the file …',
  coming: '{{percent}} %',
  drawn: '{{done}} of {{total}} pictures and documents drawn',
  leftOut_one: 'A picture or document could not be drawn now and is not in it: {{names}}. Save the file again later.',
  leftOut_other:
    '{{count}} pictures or documents could not be drawn now and are not in it: {{names}}. Save the file again later.',
  stop: 'Stop',
  exportList: 'Export this list',
} as const

export type CatalogueFileTexts = TextTree<typeof catalogueFileEn>

const catalogueFileZh: CatalogueFileTexts = {
  title: '材料库文件',
  hint: '可用表格软件编辑、留存备份，或迁移到其他系统。每种文件都能重新导入；未作修改的文件导入后不会产生任何变化。',
  what: '导出内容',
  whole: '全部',
  wholeHint: '所有产品，包括已下架的。JSON Lines 和压缩包还包含分类、汇率、字典和词语。',
  listed: '列表中的产品',
  listedHint: '符合以下筛选条件的在售产品，每个产品包含其全部 SKU。',
  toList: '筛选产品',
  toListHint: '如需导出部分产品，请先在产品列表中筛选，再点击那里的导出。',
  format: '文件格式',
  formats: { xlsx: '表格（XLSX）', csv: 'CSV', jsonl: 'JSON Lines', zip: '带文件的压缩包（ZIP）' },
  formatHints: {
    xlsx: '每个 SKU 一行，列与导入模板一致，不含属性、认证和资料文件。',
    csv: '内容同上，纯文本，供其他软件使用。',
    jsonl: '内容完整，包含每个产品的全部信息；图片以本站地址表示。',
    zip: '内容完整，并附图片和资料文件，用于迁移到其他系统。',
  },
  language: '表头语言',
  save: '保存文件',
  making: '正在生成文件……',
  coming: '{{percent}}%',
  drawn: '已绘制 {{done}} / {{total}} 张图片和资料',
  leftOut_one: '{{count}} 个图片或资料暂时无法绘制，未包含在文件中：{{names}}。请稍后重新保存。',
  leftOut_other: '{{count}} 个图片或资料暂时无法绘制，未包含在文件中：{{names}}。请稍后重新保存。',
  stop: '停止',
  exportList: '导出此列表',
}

addTexts('catalogueFile', catalogueFileEn, catalogueFileZh)
