import type { Language } from '../../../../contract/problem.ts'
import type { SharedKind } from '../../../../contract/sharing/links.ts'

const kinds: Record<SharedKind, string> = { board: 'Board', budget: 'List', folder: 'Folder' }

const english = {
  version: (number: number) => `Version ${number}`,
  sentBy: (name: string, day: string) => `Sent by ${name} on ${day}`,
  /** The names of files. */
  fileOf: (project: string, number: number) => `${project}, version ${number}`,
  decided: { approved: 'approved', changes: 'changes asked', answered: 'answered' },
  decidedFile: (file: string, verdict: string, day: string, time: string) => `${file}, ${verdict} ${day} ${time}`,
  contents: 'Contents',
  kinds,
  passing: { certificates: 'certificates', stock: 'stock', leadTime: 'lead times' },
  between: ', ',
  today: (what: string, day: string) => `As of ${day}: ${what}. All else is as it was sent.`,
  verdicts: { approved: 'Approved', changes: 'Changes asked for', answered: 'Answered line by line' },
  decidedBy: {
    approved: (name: string, time: string) => `Approved by ${name} on ${time}`,
    changes: (name: string, time: string) => `Changes asked for by ${name} on ${time}`,
    answered: (name: string, time: string) => `Answered by ${name} on ${time}`,
  },
  whatWas: (hash: string) => `What was decided on is this document; its check code is ${hash}`,
  showsLess:
    'The link shows less now than when this was decided: what is missing here was part of it, and its sender has the whole document.',
  titles: {
    chosen: 'Chosen',
    approved: 'Approved lines',
    changes: 'Changes asked for',
    open: 'Approved without a price, which is to be agreed',
    before: 'Answered before, and still standing',
    totals: 'With what was chosen',
    unanswered: 'Not answered in this decision',
  },
  lines: (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`,
  /** Of a list in which another was chosen instead of a line. */
  sums: {
    proposed: 'sum as proposed',
    ofProposed: (name: string) => `${name}, as proposed`,
    chosen: 'With what was chosen, total with tax',
  },
  unpriced: (count: number) =>
    count === 1
      ? '1 price is still to be agreed and not in it'
      : `${count} prices are still to be agreed and not in it`,
  byWhom: (said: string, name: string) => `${said} (${name})`,
  isChosen: (line: string, chosen: string) => `${line}: ${chosen}`,
  namelessLine: 'A line without a name',
  asProposed: 'as proposed',
  inPart: (part: string) => `${part}:`,
  /** Beside lines and the alternatives to them. */
  alternative: (name: string) => `Alternative: ${name}`,
  marks: {
    alternative: 'the alternative',
    chosen: 'Chosen',
    notChosen: 'Not chosen',
    proposed: 'As proposed',
    offered: 'Offered',
    approved: 'Approved',
  },
  changeAsked: (note: string) => (note === '' ? 'Change asked for' : `Change asked for: ${note}`),
  part: 'Part',
  kind: 'Kind',
  alternativeTo: 'Alternative to',
  rows: { alternative: 'Alternative', total: 'Total', note: 'Note' },
}

export type SentWords = typeof english

const chinese: SentWords = {
  version: (number) => `第 ${number} 版`,
  sentBy: (name, day) => `由 ${name} 于 ${day} 发送`,
  fileOf: (project, number) => `${project}，第 ${number} 版`,
  decided: { approved: '确认', changes: '要求修改', answered: '答复' },
  decidedFile: (file, verdict, day, time) => `${file}，${verdict} ${day} ${time}`,
  contents: '目录',
  kinds: { board: '材料板', budget: '清单', folder: '收藏夹' },
  passing: { certificates: '证书', stock: '库存', leadTime: '货期' },
  between: '、',
  today: (what, day) => `${what}为 ${day} 的情况，其余均为发送时的内容。`,
  verdicts: { approved: '确认', changes: '要求修改', answered: '逐项答复' },
  decidedBy: {
    approved: (name, time) => `${name} 于 ${time} 确认`,
    changes: (name, time) => `${name} 于 ${time} 要求修改`,
    answered: (name, time) => `${name} 于 ${time} 答复`,
  },
  whatWas: (hash) => `所作决定针对的即为本文件，其内容校验码为 ${hash}`,
  showsLess: '该链接现在显示的内容少于作出决定之时：此处未显示的内容当时也在其中，完整文件由发送人保存。',
  titles: {
    chosen: '已选',
    approved: '已确认的条目',
    changes: '要求修改的内容',
    open: '已确认，价格待商定',
    before: '此前已答复并仍然有效',
    totals: '按所选方案合计',
    unanswered: '本次未答复的条目',
  },
  lines: (count) => `${count} 项`,
  sums: { proposed: '小计按原方案', ofProposed: (name) => `${name}，按原方案`, chosen: '按所选方案合计（含税）' },
  unpriced: (count) => `不含 ${count} 项待定价格`,
  byWhom: (said, name) => `${said}（${name}）`,
  isChosen: (line, chosen) => `${line}：${chosen}`,
  namelessLine: '无名称的条目',
  asProposed: '按原方案',
  inPart: (part) => `${part}：`,
  alternative: (name) => `备选：${name}`,
  marks: {
    alternative: '备选方案',
    chosen: '已选',
    notChosen: '未选',
    proposed: '按原方案',
    offered: '可选',
    approved: '已确认',
  },
  changeAsked: (note) => (note === '' ? '要求修改' : `要求修改：${note}`),
  part: '部分',
  kind: '类型',
  alternativeTo: '备选对象',
  rows: { alternative: '备选', total: '合计', note: '说明' },
}

export function sentWordsIn(language: Language): SentWords {
  return language === 'zh-CN' ? chinese : english
}
