import type { TFunction } from 'i18next'
import type { FailedJob } from '../../../contract/background-work.ts'
import { backgroundWorkEn } from '../../locales/background-work-texts.ts'
import { mailText } from '../members/member-words.ts'

type Kind = keyof typeof backgroundWorkEn.kinds

/** A kind of work in words; an unknown kind has its own name. */
export function kindText(kind: string, t: TFunction): string {
  return isKind(kind) ? t(`backgroundWork.kinds.${kind}`) : kind
}

/** One failed job in words. */
export function jobText({ id, kind, mail }: Pick<FailedJob, 'id' | 'kind' | 'mail'>, t: TFunction): string {
  if (mail) return t('backgroundWork.mailTo', { mail: mailText(mail.kind, t), email: mail.email })
  return t('backgroundWork.jobOf', { kind: kindText(kind, t), id })
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(backgroundWorkEn.kinds, kind)
}
