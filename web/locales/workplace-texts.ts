import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the staff's workplace. */
const workplaceEn = {
  title: 'Workplace',
  hint: 'What needs attention, each with its next step.',
  failed: 'What needs attention could not be loaded.',
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
    all: 'All that have ended',
  },
  pictures: {
    title: 'Pictures that failed',
    hint: 'The search by picture cannot take them in.',
    step: 'Replace',
    all: 'All that failed',
  },
  incomplete: {
    title: 'Incomplete, and looked at',
    hint: 'Of the last 30 days, the most looked at first.',
    views_one: '{{percent}} complete · {{figure}} view',
    views_other: '{{percent}} complete · {{figure}} views',
    between: ', ',
    step: 'Complete',
    all: 'Everything incomplete',
  },
  facts: {
    title: 'Missing facts',
    hint: 'What some products of a category state and others lack, most often missing first.',
    what: '{{category}}: {{fact}}',
    missing: 'missing at {{figure}} of {{all}} products',
    step: 'Show them',
    all: 'All missing facts',
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
  },
  restored: {
    title: 'Restored from a backup',
    hint: 'Links, sessions, keys and invitations that were ended after the backup are open again.',
    what: 'The backup of {{backup}}',
    when: 'Restored on {{when}}',
    step: 'Decide',
  },
  work: {
    title: 'Background work that fails',
    hint: 'What has failed for good is not tried again unless you say so.',
    failed_one: '{{figure}} has failed for good.',
    failed_other: '{{figure}} have failed for good.',
    stuck_one: '{{figure}} has not been done since {{when}}.',
    stuck_other: '{{figure}} have not been done, the oldest since {{when}}.',
    step: 'See to it',
  },
  boards: {
    title: 'Reported boards',
    hint: 'The latest report comes first.',
    reports_one: 'by {{name}} · reported once',
    reports_other: 'by {{name}} · reported {{figure}} times',
    step: 'Look at it',
  },
} as const

export type WorkplaceTexts = TextTree<typeof workplaceEn>

const workplaceZh: WorkplaceTexts = {
  title: '工作台',
  hint: '需要处理的事项，每项都给出下一步。',
  failed: '待处理事项加载失败。',
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
    all: '全部已过期',
  },
  pictures: {
    title: '处理失败的图片',
    hint: '这些图片无法用于以图搜图。',
    step: '更换图片',
    all: '全部失败的图片',
  },
  incomplete: {
    title: '有人浏览但不完整',
    hint: '近 30 天内，浏览最多的排在前面。',
    views_one: '完整度 {{percent}} · 浏览 {{figure}} 次',
    views_other: '完整度 {{percent}} · 浏览 {{figure}} 次',
    between: '、',
    step: '去完善',
    all: '全部不完整的产品',
  },
  facts: {
    title: '缺少的性能数据',
    hint: '同一分类中有的产品已填、有的产品缺少，缺得最多的排在前面。',
    what: '{{category}}：{{fact}}',
    missing: '{{all}} 个产品中缺 {{figure}} 个',
    step: '查看产品',
    all: '全部缺少的性能数据',
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
  },
  restored: {
    title: '已从备份恢复',
    hint: '备份之后终止的链接、登录、密钥和邀请已重新生效。',
    what: '{{backup}} 的备份',
    when: '恢复于 {{when}}',
    step: '去处理',
  },
  work: {
    title: '出错的后台任务',
    hint: '最终失败的任务不会再自动重试，由您决定。',
    failed_one: '{{figure}} 项最终失败。',
    failed_other: '{{figure}} 项最终失败。',
    stuck_one: '{{figure}} 项自{{when}}起一直未完成。',
    stuck_other: '{{figure}} 项一直未完成，最早的自{{when}}起。',
    step: '去处理',
  },
  boards: {
    title: '被举报的材料板',
    hint: '最近被举报的排在前面。',
    reports_one: '作者：{{name}} · 被举报 {{figure}} 次',
    reports_other: '作者：{{name}} · 被举报 {{figure}} 次',
    step: '去查看',
  },
}

addTexts('workplace', workplaceEn, workplaceZh)
