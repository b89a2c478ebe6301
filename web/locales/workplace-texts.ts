import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the staff's workplace. */
const workplaceEn = {
  title: 'Workplace',
  hint: 'What needs attention, each with its next step.',
  failed: 'What needs attention could not be loaded.',
  stale: 'This is how it stood a while ago: {{reason}}',
  loading: 'Looking for what needs attention',
  calm: 'Nothing needs attention.',
  calmHint: 'Certificates are in date, pictures are in order, and what people look at is complete.',
  more_one: 'and {{figure}} more',
  more_other: 'and {{figure}} more',
  certificates: {
    title: 'Certificates that end',
    hint: '{{coming}} within 60 days · {{ended}} already ended',
    ends: 'Ends on {{day}}',
    ended: 'Ended on {{day}}',
    step: 'Renew',
    stepOf: 'Renew the certificate of {{name}}',
    all: 'All that have ended',
  },
  pictures: {
    title: 'Pictures that failed',
    hint: 'The search by picture cannot take them in.',
    step: 'Replace',
    stepOf: 'Replace the picture of {{name}}',
    all: 'All that failed',
  },
  incomplete: {
    title: 'Incomplete, and looked at',
    hint: 'Of the last 30 days, the most looked at first.',
    views_one: '{{percent}} complete · {{figure}} view',
    views_other: '{{percent}} complete · {{figure}} views',
    between: ', ',
    step: 'Complete',
    stepOf: 'Complete {{name}}',
    all: 'Everything incomplete',
  },
  searches: {
    title: 'Searches that found nothing',
    hint: 'Of the last 30 days, as far as they still find nothing.',
    times_one: 'found nothing {{figure}} time',
    times_other: 'found nothing {{figure}} times',
  },
  companies: {
    title: 'Companies to be verified',
    hint: 'The first that was sent comes first.',
    sent: 'Sent on {{when}}',
    step: 'Look at the documents',
    stepOf: 'Look at the documents of {{name}}',
  },
  boards: {
    title: 'Reported boards',
    hint: 'The latest report comes first.',
    reports_one: 'by {{name}} · reported once',
    reports_other: 'by {{name}} · reported {{figure}} times',
    step: 'Look at it',
    stepOf: 'Look at it: {{name}}',
  },
} as const

export type WorkplaceTexts = TextTree<typeof workplaceEn>

const workplaceZh: WorkplaceTexts = {
  title: '工作台',
  hint: '需要处理的事项，每项都给出下一步。',
  failed: '待处理事项加载失败。',
  stale: '以下内容可能不是最新的：{{reason}}',
  loading: '正在查看有哪些事项需要处理',
  calm: '没有需要处理的事项。',
  calmHint: '证书均在有效期内，图片正常，大家浏览的产品也都完整。',
  more_one: '另有 {{figure}} 项',
  more_other: '另有 {{figure}} 项',
  certificates: {
    title: '证书到期',
    hint: '60 天内到期 {{coming}} 项 · 已过期 {{ended}} 项',
    ends: '{{day}}到期',
    ended: '已于{{day}}过期',
    step: '更新证书',
    stepOf: '更新证书：{{name}}',
    all: '全部已过期',
  },
  pictures: {
    title: '处理失败的图片',
    hint: '这些图片无法用于以图搜图。',
    step: '更换图片',
    stepOf: '更换图片：{{name}}',
    all: '全部失败的图片',
  },
  incomplete: {
    title: '有人浏览但不完整',
    hint: '近 30 天内，浏览最多的排在前面。',
    views_one: '完整度 {{percent}} · 浏览 {{figure}} 次',
    views_other: '完整度 {{percent}} · 浏览 {{figure}} 次',
    between: '、',
    step: '去完善',
    stepOf: '去完善：{{name}}',
    all: '全部不完整的产品',
  },
  searches: {
    title: '没有结果的搜索',
    hint: '近 30 天内，且目前仍找不到产品。',
    times_one: '{{figure}} 次没有结果',
    times_other: '{{figure}} 次没有结果',
  },
  companies: {
    title: '待认证的企业',
    hint: '最先提交的排在前面。',
    sent: '{{when}}提交',
    step: '去审核',
    stepOf: '去审核：{{name}}',
  },
  boards: {
    title: '被举报的材料板',
    hint: '最近被举报的排在前面。',
    reports_one: '作者：{{name}} · 被举报 {{figure}} 次',
    reports_other: '作者：{{name}} · 被举报 {{figure}} 次',
    step: '去查看',
    stepOf: '去查看：{{name}}',
  },
}

addTexts('workplace', workplaceEn, workplaceZh)
