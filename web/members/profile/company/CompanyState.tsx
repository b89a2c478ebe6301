import { useTranslation } from 'react-i18next'
import type { OwnCompany } from '../../../../contract/company.ts'
import { dayOf, endOf } from '../../../kit/moments.ts'
import styles from './CompanyState.module.css'
import { DocumentRow } from './DocumentRow.tsx'

/** The state in a sentence, and the submitted data. */
export function CompanyState({ own: { status, reason, company } }: { own: OwnCompany }) {
  const { t, i18n } = useTranslation()
  if (!company) return <p>{t('company.none')}</p>
  const { name, registrationNumber, countryCode, website, sendTime, judgeTime, deleteDocumentsTime, documents } =
    company
  const country = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode)
  const day = (moment: number) => ({ date: dayOf(moment, i18n.language) })
  const isWithdrawn = status === 'none'
  return (
    <div className={styles['company']}>
      <p className={styles['status']} data-status={status}>
        {t(isWithdrawn ? 'company.withdrawn' : `company.${status}`, { name })}
      </p>
      {reason !== null && (
        <p className={styles['reason']} dir="auto">
          {t('company.reason', { reason })}
        </p>
      )}
      <p className={styles['facts']}>
        <span>{registrationNumber}</span>
        <span>{country}</span>
        {website !== null && <span dir="auto">{website}</span>}
        {!isWithdrawn && <span>{t('company.sentOn', day(sendTime))}</span>}
        {judgeTime !== null && <span>{t('company.judgedOn', day(judgeTime))}</span>}
      </p>
      {!isWithdrawn && documents.length > 0 && (
        <ul className={styles['documents']} aria-label={t('company.documents')}>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
      {judgeTime !== null && (
        <p className={styles['facts']}>
          {documents.length > 0 && deleteDocumentsTime !== null
            ? t('company.documentsGo', { date: endOf(deleteDocumentsTime, i18n.language) })
            : t('company.documentsGone')}
        </p>
      )}
    </div>
  )
}
