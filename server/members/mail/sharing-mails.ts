import { DAYS_OF_AN_INVITATION } from '../../../contract/collaboration/people-calls.ts'
import type { SharedKind } from '../../../contract/sharing/links.ts'
import type { ContentOf, InvitationMail, MailInLanguages, MailOrder, SharedNews } from './mail-content.ts'

/** Comments and approvals that guests left by links. */
export function shareDigestMail({ news }: ContentOf<'share-digest'>, { email, publicUrl }: MailOrder): MailInLanguages {
  return {
    en: {
      subject: 'News of what you share on Quarry',
      opening: 'There is news of what you share.',
      paragraphs: news.map(englishNews),
      link: { label: 'Read it', address: `${publicUrl}${news[0]?.path ?? '/'}` },
      reason: `This went to ${email} because you share this by links. Each link has a switch for these mails.`,
    },
    'zh-CN': {
      subject: '您在 Quarry 分享的内容有新动态',
      opening: '您分享的内容有新动态。',
      paragraphs: news.map(chineseNews),
      link: { label: '前往查看', address: `${publicUrl}${news[0]?.path ?? '/'}` },
      reason: `${email} 通过链接分享了这些内容，因此您收到了这封邮件。每个链接都可以单独关闭此类邮件。`,
    },
  }
}

/** Asks somebody to work on a board, a budget list or a folder. */
export function invitationMail(
  { by, to, name, right, message, invitationId }: InvitationMail,
  { email, publicUrl }: MailOrder,
): MailInLanguages {
  return {
    en: {
      subject: `${by} invites you to work on “${name}”`,
      opening: `${by} invites you to work together.`,
      paragraphs: [
        `It is ${ENGLISH_KINDS[to]}, “${name}”. You ${right === 'edit' ? 'may edit it' : 'may look at all of it and comment on it'}, as soon as you accept.`,
        ...(message === '' ? [] : [`${by} writes: “${message}”`]),
        `The invitation is for ${email} alone: log in with this address, or make an account with it. It holds for ${DAYS_OF_AN_INVITATION} days.`,
      ],
      link: { label: 'See the invitation', address: `${publicUrl}/invitation/${invitationId}` },
      reason: `This went to ${email} because ${by} wrote this address there. Is it nothing to you? Then there is nothing you need to do.`,
    },
    'zh-CN': {
      subject: `${by} 邀请您协作“${name}”`,
      opening: `${by} 邀请您一起协作。`,
      paragraphs: [
        `邀请您协作的是${CHINESE_KINDS[to]}“${name}”。接受邀请后，您${right === 'edit' ? '可以编辑其中的内容' : '可以查看全部内容并发表评论'}。`,
        ...(message === '' ? [] : [`${by} 的留言：“${message}”`]),
        `此邀请仅限 ${email} 使用，请用该邮箱登录或注册。邀请 ${DAYS_OF_AN_INVITATION} 天内有效。`,
      ],
      link: { label: '查看邀请', address: `${publicUrl}/invitation/${invitationId}` },
      reason: `${by} 填写了 ${email}，因此您收到了这封邮件。如与您无关，无需理会。`,
    },
  }
}

const ENGLISH_KINDS: Record<SharedKind, string> = { board: 'a board', budget: 'a budget list', folder: 'a folder' }
const CHINESE_KINDS: Record<SharedKind, string> = { board: '材料板', budget: '预算清单', folder: '收藏夹' }

function englishNews({ name, comments, approvedBy }: SharedNews): string {
  const commented = comments > 0 && (comments === 1 ? '1 new comment' : `${comments} new comments`)
  const approved = approvedBy.length > 0 && `approved by ${approvedBy.join(', ')}`
  return `“${name}”: ${[commented, approved].filter(Boolean).join('; ')}.`
}

function chineseNews({ name, comments, approvedBy }: SharedNews): string {
  const commented = comments > 0 && `${comments} 条新评论`
  const approved = approvedBy.length > 0 && `${approvedBy.join('、')} 已确认`
  return `“${name}”：${[commented, approved].filter(Boolean).join('；')}。`
}
