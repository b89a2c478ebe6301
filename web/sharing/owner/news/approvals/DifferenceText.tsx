import { useTranslation } from 'react-i18next'
import type { Difference } from '../../../../../contract/sharing/difference.ts'
import { useIsChinese } from '../../../../catalogue/names.ts'
import styles from './ApprovalRow.module.css'
import { differenceWords } from './difference-words.ts'

/** What has changed since an approval: additions, removals, and figures before and after. */
export function DifferenceText({ difference }: { difference: Difference }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const parts = differenceWords(difference, { t, isChinese })
  return (
    <div className={styles['difference']}>
      {parts.length === 0 && <p>{t('shareNews.difference.nothing')}</p>}
      {parts.map(({ part, lines }) => (
        <div key={part}>
          <h4>{t(`shareNews.difference.${part}`)}</h4>
          <ul>
            {lines.map(({ text, details }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may read the same, and none ever moves
              <li key={index}>
                {text}
                {details && (
                  <details>
                    <summary>{t('shareNews.difference.details')}</summary>
                    {details}
                  </details>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
