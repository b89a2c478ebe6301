import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Permitted } from '../members/Permitted.tsx'

/** Leads to the words of the trade, where what nobody found can be made a synonym of something. */
export function AddSynonym({ words }: { words: string }) {
  const { t } = useTranslation()
  return (
    <Permitted permission="catalogue:keep">
      <Link
        to={`/operator/records/words?${new URLSearchParams({ q: words }).toString()}`}
        aria-label={t('analysis.addSynonymFor', { words })}
      >
        {t('analysis.addSynonym')}
      </Link>
    </Permitted>
  )
}
