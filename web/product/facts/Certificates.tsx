import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entryNameOf, nameOf, useIsChinese } from '../../catalogue/names.ts'
import { useDictionaries } from '../../catalogue/queries.ts'
import { calendarDay, certificateState, type Certificate } from '../../catalogue/facts/certificates.ts'
import styles from './documents.module.css'

/** Certificates: each a dated claim of an authority, with its document if there is one. */
export function Certificates({ certificates }: { certificates: readonly Certificate[] }) {
  const { t } = useTranslation()
  const [today] = useState(() => calendarDay(Date.now()))
  if (certificates.length === 0) return <p className={styles['none']}>{t('drawer.noCertificates')}</p>
  return (
    <ul>
      {certificates.map((certificate) => (
        <CertificateLine key={certificate.id} certificate={certificate} today={today} />
      ))}
    </ul>
  )
}

function CertificateLine({ certificate, today }: { certificate: Certificate; today: string }) {
  const { t, i18n } = useTranslation()
  const isChinese = useIsChinese()
  const scheme = useDictionaries()('product_auth_type', certificate.scheme)
  const authority = nameOf(isChinese, certificate.authorityInfo)
  const state = certificateState(certificate, today)
  const date = (day: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
  const claims = [
    scheme ? entryNameOf(isChinese, scheme) : certificate.scheme,
    t('drawer.number', { number: certificate.number }),
    certificate.issuedOn && t('drawer.issued', { date: date(certificate.issuedOn) }),
    certificate.expiresOn ? t('drawer.expires', { date: date(certificate.expiresOn) }) : t('drawer.unlimited'),
  ].filter(Boolean)
  return (
    <li className={styles['line']}>
      <div className={styles['words']}>
        <p>
          {authority}
          <span className={styles[state]}>{t(`drawer.${state}`)}</span>
        </p>
        <p className={styles['meta']}>{claims.join(' · ')}</p>
      </div>
      {certificate.url && (
        <a className={styles['download']} href={certificate.url} target="_blank" rel="noreferrer noopener">
          <IconDownload />
          {t('drawer.download')}
          <span className="visually-hidden"> {authority}</span>
        </a>
      )}
    </li>
  )
}
