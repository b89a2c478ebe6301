import '../../locales/suggestion-texts.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_WORK_FOUND, type FoundWork } from '../../../contract/own-work.ts'
import { focusIfLost } from '../../kit/focus/focus.ts'
import { Button, LinkButton } from '../../kit/Button.tsx'
import { pathOfWork, useOwnWork, workIcons } from './own-work.ts'

interface FoundWorkRowProps {
  /** The words of the list. */
  words: string
  memberId: string
}

/** Above the list: what the words find in the member's own work. */
export function FoundWorkRow({ words, memberId }: FoundWorkRowProps) {
  const { t } = useTranslation()
  /** The words of which all that they find is wanted. */
  const [allOf, setAllOf] = useState<string | null>(null)
  const row = useRef<HTMLElement>(null)
  const { work, total } = useOwnWork(words, memberId, allOf === words)
  const isAllShown = allOf === words && work.length > MOST_WORK_FOUND
  // The pressed button has left: what it brought takes its focus.
  useEffect(() => {
    if (isAllShown) focusIfLost(row.current?.querySelectorAll('a')[MOST_WORK_FOUND] ?? null)
  }, [isAllShown])
  if (work.length === 0) return null
  const projectText = ({ projectName }: FoundWork) => projectName && t('search.work.inProject', { name: projectName })
  return (
    <nav
      ref={row}
      aria-label={t('search.work.in')}
      className="mb-14 flex flex-wrap items-baseline gap-x-18 gap-y-4 text-meta"
    >
      <span className="text-second" aria-hidden>
        {t('search.work.in')}
      </span>
      {work.map((one) => (
        <span key={`${one.kind}-${one.id}`} className="wrap-anywhere">
          <LinkButton
            look="inline"
            icon={workIcons[one.kind]}
            label={one.name}
            about={[t(`search.work.${one.kind}`), projectText(one)].filter(Boolean).join(', ')}
            to={pathOfWork(one)}
          />
          {one.projectName && (
            <span className="pl-6 text-second" aria-hidden>
              {projectText(one)}
            </span>
          )}
        </span>
      ))}
      {total > work.length &&
        (isAllShown ? (
          <span className="text-second">{t('search.work.more', { count: total - work.length })}</span>
        ) : (
          <Button
            look="inline"
            label={t('search.work.more', { count: total - work.length })}
            onPress={() => setAllOf(words)}
          />
        ))}
    </nav>
  )
}
