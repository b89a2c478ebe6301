import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../kit/Button.tsx'
import { momentOf, timeAgo } from '../../kit/moments.ts'

/** More are shown on request. */
const SHOWN = 5

/** How long ago, with the moment itself as its title. */
export function Ago({ moment, now }: { moment: number; now: number }) {
  const { t, i18n } = useTranslation()
  return (
    <time dateTime={new Date(moment).toISOString()} title={momentOf(moment, i18n.language)}>
      {timeAgo(moment, now, i18n.resolvedLanguage ?? 'en') ?? t('projects.changedNow')}
    </time>
  )
}

interface FewProps<Entry> {
  what: string
  list: readonly Entry[]
  keyOf: (entry: Entry) => string
  /** Several stand beside each other. */
  isWide?: boolean
  children: (entry: Entry) => ReactNode
}

/** The first few of a list, and a button for the rest. */
export function Few<Entry>({ what, list, keyOf, isWide = false, children }: FewProps<Entry>) {
  const { t } = useTranslation()
  const [areAll, setAreAll] = useState(false)
  const shown = areAll ? list : list.slice(0, SHOWN)
  return (
    <>
      <ul className={`grid gap-x-32 gap-y-12 ${isWide ? 'columns-fill-200' : 'grid-cols-1'}`} aria-label={what}>
        {shown.map((entry) => (
          <li key={keyOf(entry)} className="min-w-0">
            {children(entry)}
          </li>
        ))}
      </ul>
      {list.length > SHOWN && !areAll && (
        <p className="pt-12">
          <Button look="inline" label={t('projects.showMore')} about={what} onPress={() => setAreAll(true)} />
        </p>
      )}
    </>
  )
}
