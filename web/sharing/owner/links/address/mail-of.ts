import type { TFunction } from 'i18next'
import type { Link } from '../../../../../contract/sharing/link-calls.ts'
import { endOf } from '../../../../kit/moments.ts'

type MailedLink = Pick<Link, 'kind' | 'role' | 'language' | 'expiresAt' | 'hasPassword'>

/** The address by which a mail program begins a mail with the link (RFC 6068). `t` speaks the language of the link's page. */
export function mailOf(link: MailedLink, url: string, t: TFunction): string {
  const { kind, role, language, expiresAt, hasPassword } = link
  const text = [
    t('shareAddress.mail.hello'),
    t(`shareAddress.mail.here.${kind}`),
    url,
    [
      t(`shareAddress.mail.may.${role}`),
      t('shareAddress.mail.end', { date: endOf(expiresAt, language) }),
      hasPassword && t('shareAddress.mail.password'),
    ]
      .filter(Boolean)
      .join(t('shareAddress.mail.between')),
    t('shareAddress.mail.regards'),
  ].join('\r\n\r\n')
  const subject = t(`shareAddress.mail.subject.${kind}`)
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
