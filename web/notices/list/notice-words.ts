import type { TFunction } from 'i18next'
import type { Notice } from '../../../contract/notices.ts'
import { pickName } from '../../catalogue/names.ts'

interface Tongue {
  t: TFunction
  isChinese: boolean
}

interface NoticeWords {
  line: string
  /** The reason, or the subject. */
  more?: string
}

/** A notice in words. */
export function wordsOf(notice: Notice, { t, isChinese }: Tongue): NoticeWords {
  switch (notice.kind) {
    case 'board-taken-down': {
      const { name, reason } = notice.details
      return { line: t('notices.line.board-taken-down', { name }), more: reason }
    }
    case 'import-done':
      return { line: t('notices.line.import-done', { name: notice.details.name }) }
    case 'import-failed':
      return { line: t('notices.line.import-failed', { name: notice.details.name }) }
    case 'certificate-expiring': {
      const { name, enName, scheme, enScheme, number, expiresOn } = notice.details
      const day = dayOf(expiresOn, isChinese)
      return {
        line: t('notices.line.certificate-expiring', { name: pickName(isChinese, name, enName), day }),
        more: t('notices.certificate', { scheme: pickName(isChinese, scheme, enScheme), number }),
      }
    }
    case 'comment':
    case 'approval': {
      const { kind, count, details } = notice
      // No plural forms: Chinese has one form, but needs different words for one and for several.
      const what = 'isAnswer' in details && details.isAnswer ? 'answer' : kind
      const key = count === 1 ? (`notices.line.${what}` as const) : (`notices.line.${what}s` as const)
      return { line: t(key, { count, by: details.by, name: details.name }) }
    }
    case 'company-verified':
      return { line: t('notices.line.company-verified', { name: notice.details.company }) }
    case 'company-refused': {
      const { company, reason } = notice.details
      return { line: t('notices.line.company-refused', { name: company }), more: reason }
    }
    case 'substituted': {
      const { by, name, from, to, reopens } = notice.details
      const [was, is] = [from, to].map((one) => pickName(isChinese, one.name, one.enName))
      const line = t('notices.line.substituted', { by, name, from: was, to: is })
      return reopens ? { line, more: t('notices.line.substitutedMore') } : { line }
    }
    case 'mention':
    case 'to-do-done': {
      const { by, name, text } = notice.details
      return { line: t(`notices.line.${notice.kind}`, { by, name }), more: text }
    }
    case 'to-do': {
      const { by, name, text, dueOn } = notice.details
      const line = t('notices.line.to-do', { by, name })
      return {
        line: dueOn === null ? line : t('notices.due', { line, day: dayOf(dueOn, isChinese) }),
        more: text,
      }
    }
    case 'team-comment': {
      const { count, details } = notice
      const key = count === 1 ? 'notices.line.team-comment' : 'notices.line.team-comments'
      return { line: t(key, { count, by: details.by, name: details.name }), more: details.text }
    }
    case 'invitation': {
      const { by, name, right, isAccepted } = notice.details
      const line = t('notices.line.invitation', { by, name })
      return { line, more: isAccepted ? t('notices.accepted') : t(`notices.right.${right}`) }
    }
    case 'invitation-answered': {
      const { by, name, isAccepted } = notice.details
      return {
        line: t(isAccepted ? 'notices.line.invitation-accepted' : 'notices.line.invitation-declined', { by, name }),
      }
    }
    case 'access-changed': {
      const { by, name, what, right } = notice.details
      const line = t(`notices.line.access-${what}`, { by, name })
      return { line, ...(right && { more: t(`notices.right.${right}`) }) }
    }
    case 'ownership': {
      const { by, name } = notice.details
      return { line: t('notices.line.ownership', { by, name }) }
    }
  }
}

/** A calendar day has no time zone. */
function dayOf(date: string, isChinese: boolean): string {
  const format = new Intl.DateTimeFormat(isChinese ? 'zh-CN' : 'en', { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(date))
}
