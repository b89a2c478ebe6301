import { DAYS_OF_AN_INVITATION } from '../../../contract/collaboration/people-calls.ts'
import type { WorkKind } from '../../../contract/collaboration/rights.ts'
import type { ContentOf, InvitationMail, MailInLanguages, MailOrder, SharedNews } from './mail-content.ts'

/** Comments and approvals that guests left by links. */
export function shareDigestMail({ news }: ContentOf<'share-digest'>, { email, publicUrl }: MailOrder): MailInLanguages {
  const approved = soleApproved(news)
  return {
    en: {
      subject: approved === undefined ? 'News of what you share on Quarry' : `“${approved}” is approved`,
      opening: 'There is news of what you share.',
      paragraphs: [
        ...(isApproved(news) ? ['Guests gave their names themselves; Quarry has not checked who they are.'] : []),
        ...news.map(englishNews),
      ],
      link: { label: 'Read it', address: `${publicUrl}${news[0]?.path ?? '/'}` },
      reason: `This went to ${email} because you share this by links. Each link has a switch for these mails.`,
    },
    'zh-CN': {
      subject: approved === undefined ? '您在 Quarry 分享的内容有新动态' : `“${approved}”已获确认`,
      opening: '您分享的内容有新动态。',
      paragraphs: [
        ...(isApproved(news) ? ['访客的姓名由其自行填写，Quarry 未核实其身份。'] : []),
        ...news.map(chineseNews),
      ],
      link: { label: '前往查看', address: `${publicUrl}${news[0]?.path ?? '/'}` },
      reason: `${email} 通过链接分享了这些内容，因此您收到了这封邮件。每个链接都可以单独关闭此类邮件。`,
    },
  }
}

/**
 * Asks somebody to work on a board, a budget list or a folder. Who asks stands first, as a person and not as us: names and message
 * may say anything.
 */
export function invitationMail(
  { by, address, to, name, right, message, invitationId }: InvitationMail,
  { email, publicUrl }: MailOrder,
): MailInLanguages {
  return {
    en: {
      subject: `Invitation from “${by}” to work on “${name}”`,
      opening: `A person who uses Quarry invites you to work together: “${by}”${address ? ` (${address})` : ''}.`,
      paragraphs: [
        'Their name and words are their own, and not those of Quarry.',
        `It is ${ENGLISH_KINDS[to]}, “${name}”. You ${right === 'edit' ? 'may edit it' : 'may look at all of it and comment on it'}, as soon as you accept.`,
        ...(message === '' ? [] : [`They write: “${message}”`]),
        `The invitation is for ${email} alone: log in with this address, or make an account with it. It holds for ${DAYS_OF_AN_INVITATION} days.`,
      ],
      link: { label: 'See the invitation', address: `${publicUrl}/invitation/${invitationId}` },
      reason: `This went to ${email} because that person wrote this address there. Is it nothing to you? Then there is nothing you need to do.`,
    },
    'zh-CN': {
      subject: `来自“${by}”的邀请：协作“${name}”`,
      opening: `一位 Quarry 用户邀请您一起协作：“${by}”${address ? `（${address}）` : ''}。`,
      paragraphs: [
        '姓名和留言均由其本人填写，不代表 Quarry。',
        `邀请您协作的是${CHINESE_KINDS[to]}“${name}”。接受邀请后，您${right === 'edit' ? '可以编辑其中的内容' : '可以查看全部内容并发表评论'}。`,
        ...(message === '' ? [] : [`对方的留言：“${message}”`]),
        `此邀请仅限 ${email} 使用，请用该邮箱登录或注册。邀请 ${DAYS_OF_AN_INVITATION} 天内有效。`,
      ],
      link: { label: '查看邀请', address: `${publicUrl}/invitation/${invitationId}` },
      reason: `该用户填写了 ${email}，因此您收到了这封邮件。如与您无关，无需理会。`,
    },
  }
}

const ENGLISH_KINDS: Record<WorkKind, string> = {
  board: 'a board',
  budget: 'a budget list',
  folder: 'a folder',
  project: 'a project with all that it holds',
}
const CHINESE_KINDS: Record<WorkKind, string> = {
  board: '材料板',
  budget: '预算清单',
  folder: '收藏夹',
  project: '项目（含其全部内容）',
}

const isApproved = (news: readonly SharedNews[]) => news.some(({ approvedBy }) => approvedBy.length > 0)

/** The name of what was approved, where the mail tells of nothing else. */
function soleApproved([first, ...others]: readonly SharedNews[]): string | undefined {
  return others.length === 0 && first && first.approvedBy.length > 0 ? first.name : undefined
}

function englishNews({ name, comments, answers, approvedBy }: SharedNews): string {
  const commented = comments > 0 && (comments === 1 ? '1 new comment' : `${comments} new comments`)
  const answered = answers > 0 && (answers === 1 ? '1 new answer' : `${answers} new answers`)
  const approved = approvedBy.length > 0 && `approved by ${approvedBy.map((guest) => `“${guest}”`).join(', ')}`
  return `“${name}”: ${[answered, commented, approved].filter(Boolean).join('; ')}.`
}

function chineseNews({ name, comments, answers, approvedBy }: SharedNews): string {
  const commented = comments > 0 && `${comments} 条新评论`
  const answered = answers > 0 && `${answers} 次新答复`
  const approved = approvedBy.length > 0 && `${approvedBy.map((guest) => `“${guest}”`).join('、')}已确认`
  return `“${name}”：${[answered, commented, approved].filter(Boolean).join('；')}。`
}
