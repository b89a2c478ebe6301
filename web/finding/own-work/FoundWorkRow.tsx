import '../../locales/suggestion-texts.ts'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../kit/Button.tsx'
import { pathOfWork, useOwnWork, workIcons } from './own-work.ts'

interface FoundWorkRowProps {
  /** The words of the list. */
  words: string
  memberId: string
}

/** Above the list: what the words find in the member's own work. */
export function FoundWorkRow({ words, memberId }: FoundWorkRowProps) {
  const { t } = useTranslation()
  const { work, total } = useOwnWork(words, memberId)
  if (work.length === 0) return null
  return (
    <nav aria-label={t('search.work.in')} className="mb-14 flex flex-wrap items-baseline gap-x-18 gap-y-4 text-meta">
      <span className="text-second" aria-hidden>
        {t('search.work.in')}
      </span>
      {work.map((one) => (
        <LinkButton
          key={`${one.kind}-${one.id}`}
          look="inline"
          icon={workIcons[one.kind]}
          label={one.name}
          about={t(`search.work.${one.kind}`)}
          to={pathOfWork(one)}
        />
      ))}
      {total > work.length && (
        <span className="text-second">{t('search.work.more', { count: total - work.length })}</span>
      )}
    </nav>
  )
}
