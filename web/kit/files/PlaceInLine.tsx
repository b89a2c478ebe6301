import { useTranslation } from 'react-i18next'

interface PlaceInLineProps {
  /** 1 is the next; null where nothing waits. */
  place: number | null
  className?: string | undefined
}

/** The place of a requested file in the server's queue. */
export function PlaceInLine({ place, className }: PlaceInLineProps) {
  const { t } = useTranslation()
  return (
    <output className={className}>
      {place !== null && (place === 1 ? t('fileLine.next') : t('fileLine.place', { place }))}
    </output>
  )
}
