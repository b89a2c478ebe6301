import { dayIn } from '../../platform/dates.ts'
import type { MailOrder, MailWords, NoticeDigest, MailedNotice } from './mail-content.ts'

export function noticesInEnglish({ news, more }: NoticeDigest, { email, publicUrl }: MailOrder): MailWords {
  const count = news.length + more
  return {
    subject: count === 1 ? 'A notice for you on Quarry' : `${count} notices for you on Quarry`,
    opening:
      count === 1 ? 'There is a notice that you have not read.' : `There are ${count} notices that you have not read.`,
    paragraphs: [
      ...(news.some(({ details }) => 'by' in details)
        ? ['Names and words in “…” are those of people who use Quarry, and not of Quarry itself.']
        : []),
      ...news.map(lineOf),
      ...(more > 0 ? [`And ${more} more.`] : []),
    ],
    link: { label: 'Read them on Quarry', address: `${publicUrl}/#notices` },
    reason: `This went to ${email} because it has an account that is told of such things, at most once a day.`,
    further: { label: 'Choose what you are told by mail', address: `${publicUrl}/user/info#notice-settings` },
  }
}

/** What somebody wrote, at the end of a sentence; they may have taken it back. */
const said = (text: string): string => (text === '' ? '.' : `: “${text}”`)

function lineOf(notice: MailedNotice): string {
  switch (notice.kind) {
    case 'board-taken-down':
      return `Your board “${notice.details.name}” was taken down${said(notice.details.reason)}`
    case 'import-done':
      return `The import of “${notice.details.name}” is done.`
    case 'import-failed':
      return `The import of “${notice.details.name}” could not be finished.`
    case 'certificate-expiring': {
      const { name, enName, scheme, enScheme, number, expiresOn } = notice.details
      const day = dayIn('en', expiresOn)
      return `A certificate of “${enName ?? name ?? ''}” ends on ${day}: ${enScheme ?? scheme}, no. ${number}.`
    }
    case 'substituted': {
      const { by, name, from, to, reopens } = notice.details
      const told = `“${by}” put ${to.enName || to.name} in the place of ${from.enName || from.name} in “${name}”.`
      return reopens ? `${told} The budget list is a draft again, and needs to be approved anew.` : told
    }
    case 'mention':
      return `“${notice.details.by}” named you in a comment on “${notice.details.name}”${said(notice.details.text)}`
    case 'to-do': {
      const { by, name, dueOn, text } = notice.details
      const due = dueOn === null ? '' : `, due on ${dayIn('en', dueOn)}`
      return `“${by}” gave you something to do on “${name}”${due}${said(text)}`
    }
    case 'to-do-done':
      return `“${notice.details.by}” has done what you asked for on “${notice.details.name}”${said(notice.details.text)}`
    case 'team-comment': {
      const { by, name, text } = notice.details
      return notice.count === 1
        ? `“${by}” commented on “${name}”${said(text)}`
        : `${notice.count} comments on “${name}”, the last by “${by}”${said(text)}`
    }
    case 'invitation-answered': {
      const { by, name, isAccepted } = notice.details
      return isAccepted ? `“${by}” works on “${name}” with you now.` : `“${by}” does not want to work on “${name}”.`
    }
    case 'access-changed':
      return accessLine(notice.details)
    case 'ownership':
      return `“${notice.details.by}” has handed “${notice.details.name}” over to you: you own it now.`
  }
}

function accessLine({ by, name, what, right }: Extract<MailedNotice, { kind: 'access-changed' }>['details']): string {
  switch (what) {
    case 'changed':
      return `“${by}” lets you ${right === 'edit' ? 'edit' : 'look at and comment on'} “${name}” now.`
    case 'removed':
      return `“${by}” has ended your access to “${name}”.`
    case 'gone':
      return `“${name}” is no longer there for you: “${by}” ends their account.`
    case 'left':
      return `“${by}” no longer works on “${name}”.`
  }
}
