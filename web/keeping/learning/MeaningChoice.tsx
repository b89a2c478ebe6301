import { useTranslation } from 'react-i18next'
import type { WouldFind } from '../../../contract/keeping/learning.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import buttons from '../../kit/buttons.module.css'
import { useFigures } from '../../kit/figures.ts'
import { Picture } from '../../kit/pictures/Picture.tsx'
import styles from './LearnFromWords.module.css'

interface MeaningProps {
  would: WouldFind
  isPending: boolean
  onLearn: (would: WouldFind) => void
}

/** One possible meaning of the words, what they would then find, and the button that learns it. */
export function MeaningChoice({ would, isPending, onLearn }: MeaningProps) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { from, to, finds } = would
  return (
    <div className={styles['meaning']}>
      <div className={styles['what']}>
        <p className={styles['means']}>{t('learning.means', { from, to })}</p>
        <p className={styles['note']}>
          {finds ? t('learning.wouldFind', { count: finds, figure: figure(finds) }) : t('learning.wouldFindNone')}
        </p>
      </div>
      {finds > 0 && <First would={would} />}
      {finds > 0 && (
        <button
          type="button"
          className={buttons['plain']}
          aria-label={t('learning.learnThis', { from, to })}
          aria-busy={isPending}
          onClick={() => onLearn(would)}
        >
          {t('learning.learn')}
        </button>
      )}
    </div>
  )
}

function First({ would: { first } }: Pick<MeaningProps, 'would'>) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  return (
    <ul className={styles['first']} aria-label={t('learning.first')}>
      {first.map((product) => {
        const name = nameOf(isChinese, product)
        return (
          <li key={product.productId} title={name}>
            <Picture address={product.coverImage} alt={name} sizes="44px" color={product.coverColor} isMinor />
          </li>
        )
      })}
    </ul>
  )
}
