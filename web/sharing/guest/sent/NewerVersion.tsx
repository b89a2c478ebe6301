import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/Button.tsx'
import { dayOf } from '../../../kit/moments.ts'
import type { Shown } from './queries.ts'

interface NewerVersionProps {
  shown: Shown
  /** The number of the version that is read. */
  number: number
  onChoose: (number: number) => void
}

/** Says that a newer version was sent than the one that is read, and leads to it. Announced when it is sent meanwhile. */
export function NewerVersion({ shown: { version: last }, number, onChoose }: NewerVersionProps) {
  const { t, i18n } = useTranslation()
  const isNewer = last !== null && last.number > number
  return (
    <output className="block">
      {isNewer && (
        <div className="flex flex-wrap items-center justify-between gap-x-18 gap-y-4 border-b border-hairline bg-accent-wash px-40 py-6 phone:px-16">
          <p>{t('sent.newer', { number: last.number, date: dayOf(last.sendTime, i18n.language) })}</p>
          <Button isSmall label={t('sent.seeVersion', { number: last.number })} onPress={() => onChoose(last.number)} />
        </div>
      )}
    </output>
  )
}
