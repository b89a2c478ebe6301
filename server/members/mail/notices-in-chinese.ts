import { dayIn } from '../../platform/dates.ts'
import type { MailOrder, MailWords, NoticeDigest, MailedNotice } from './mail-content.ts'

export function noticesInChinese({ news, more }: NoticeDigest, { email, publicUrl }: MailOrder): MailWords {
  const count = news.length + more
  return {
    subject: `您在 Quarry 有 ${count} 条未读通知`,
    opening: `您有 ${count} 条未读通知。`,
    paragraphs: [
      ...(news.some(({ details }) => 'by' in details) ? ['引号内的姓名和文字由 Quarry 用户填写，不代表 Quarry。'] : []),
      ...news.map(lineOf),
      ...(more > 0 ? [`另有 ${more} 条，请登录后查看。`] : []),
    ],
    link: { label: '前往查看', address: `${publicUrl}/#notices` },
    reason: `${email} 的账号开启了邮件通知，因此您收到了这封邮件。此类邮件每天至多一封。`,
    further: { label: '设置哪些通知发送邮件', address: `${publicUrl}/user/info#notice-settings` },
  }
}

/** What somebody wrote, at the end of a sentence; they may have taken it back. */
const said = (text: string): string => (text === '' ? '。' : `：“${text}”`)

function lineOf(notice: MailedNotice): string {
  switch (notice.kind) {
    case 'board-taken-down':
      return `您的材料板“${notice.details.name}”已被下架，原因“${notice.details.reason}”。`
    case 'import-done':
      return `“${notice.details.name}”已导入完成。`
    case 'import-failed':
      return `“${notice.details.name}”未能完成导入。`
    case 'certificate-expiring': {
      const { name, enName, scheme, number, expiresOn } = notice.details
      const day = dayIn('zh-CN', expiresOn)
      return `“${name ?? enName ?? ''}”的证书将于 ${day} 到期：${scheme}，编号 ${number}。`
    }
    case 'substituted': {
      const { by, name, from, to, reopens } = notice.details
      const told = `“${by}”在“${name}”中将${from.name || from.enName}替换为${to.name || to.enName}。`
      return reopens ? `${told}该预算清单已退回草稿，需要重新批准。` : told
    }
    case 'mention':
      return `“${notice.details.by}”在“${notice.details.name}”的评论中提到了您${said(notice.details.text)}`
    case 'to-do': {
      const { by, name, dueOn, text } = notice.details
      const due = dueOn === null ? '' : `（${dayIn('zh-CN', dueOn)} 截止）`
      return `“${by}”在“${name}”中给您分配了待办${due}${said(text)}`
    }
    case 'to-do-done':
      return `“${notice.details.by}”完成了您在“${notice.details.name}”中分配的待办${said(notice.details.text)}`
    case 'team-comment': {
      const { by, name, text } = notice.details
      return notice.count === 1
        ? `“${by}”评论了“${name}”${said(text)}`
        : `“${name}”有 ${notice.count} 条新评论，最近来自“${by}”${said(text)}`
    }
    case 'invitation-answered': {
      const { by, name, isAccepted } = notice.details
      return isAccepted ? `“${by}”已加入“${name}”的协作。` : `“${by}”谢绝了“${name}”的协作邀请。`
    }
    case 'access-changed':
      return accessLine(notice.details)
    case 'ownership':
      return `“${notice.details.by}”已将“${notice.details.name}”转交给您，您现在是所有者。`
  }
}

function accessLine({ by, name, what, right }: Extract<MailedNotice, { kind: 'access-changed' }>['details']): string {
  switch (what) {
    case 'changed':
      return `“${by}”更改了您对“${name}”的权限，您现在可以${right === 'edit' ? '编辑' : '查看和评论'}。`
    case 'removed':
      return `“${by}”已将您移出“${name}”的协作。`
    case 'gone':
      return `“${by}”已申请注销账号，您无法再访问“${name}”。`
    case 'left':
      return `“${by}”已退出“${name}”的协作。`
  }
}
