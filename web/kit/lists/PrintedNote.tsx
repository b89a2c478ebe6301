import { useTranslation } from 'react-i18next'
import { useFigures } from '../figures.ts'
import { usePrinting } from '../printing.ts'

/** The most entries that a page prints, as many as a PDF may have. */
const MOST_PRINTED = 1000

const NOTE = 'mb-[4mm] font-medium'

interface PrintedNoteProps {
  /** How many entries are loaded, and how many there are. */
  loaded: number
  total: number
}

/** Says on paper that the list below is not whole. A list that is too long is not printed at all. */
export function PrintedNote({ loaded, total }: PrintedNoteProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  if (!usePrinting()) return null
  if (loaded > MOST_PRINTED)
    return <p className={`${NOTE} print:[&+*]:hidden!`}>{t('printing.tooLong', { most: figure(MOST_PRINTED) })}</p>
  if (loaded >= total) return null
  return <p className={NOTE}>{t('printing.part', { loaded: figure(loaded), total: figure(total) })}</p>
}
