import { useTranslation } from 'react-i18next'
import type { Company } from '../../../../../contract/company.ts'
import { dayOf, endOf } from '../../../../kit/moments.ts'
import { Fact } from '../MemberSection.tsx'
import styles from '../MemberView.module.css'
import { CompanyDocuments } from './CompanyDocuments.tsx'

/** The submitted data, and the documents while they are stored. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t, i18n } = useTranslation()
  const { name, registrationNumber, countryCode, website, sendTime, judgeTime, deleteDocumentsTime } = company
  const country = new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode)
  return (
    <>
      <dl className={styles['facts']}>
        <Fact name={t('keptMembers.company')}>{name}</Fact>
        <Fact name={t('keptMembers.registrationNumber')}>{registrationNumber}</Fact>
        <Fact name={t('keptMembers.country')}>{country}</Fact>
        {website !== null && (
          <Fact name={t('keptMembers.website')}>
            <a className={styles['link']} href={website} target="_blank" rel="noopener noreferrer nofollow">
              {website}
            </a>
          </Fact>
        )}
        {judgeTime !== null && <Fact name={t('keptMembers.sent')}>{dayOf(sendTime, i18n.language)}</Fact>}
      </dl>
      <CompanyDocuments documents={company.documents} />
      {judgeTime !== null && (
        <p className={styles['quiet']}>
          {company.documents.length > 0 && deleteDocumentsTime !== null
            ? t('keptMembers.documentsGo', { date: endOf(deleteDocumentsTime, i18n.language) })
            : t('keptMembers.documentsGone')}
        </p>
      )}
    </>
  )
}
