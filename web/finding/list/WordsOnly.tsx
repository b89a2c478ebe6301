import '../../locales/filters-texts.ts'
import { useTranslation } from 'react-i18next'
import type { Nearest } from '../../../contract/catalogue.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { useFigures } from '../../kit/figures.ts'
import styles from './OtherScales.module.css'

/** How many of the list are of the thing that its words name; the others only have the words. */
export function WordsOnly({ ofThing, total }: { ofThing: NonNullable<Nearest['ofThing']>; total: number }) {
  const { t } = useTranslation()
  const figures = useFigures()
  const thing = nameOf(useIsChinese(), ofThing)
  return (
    <p className={styles['note']}>
      {t('filters.ofThing', { thing, figure: figures(ofThing.count), total: figures(total) })}
    </p>
  )
}
