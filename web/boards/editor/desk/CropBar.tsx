import { useTranslation } from 'react-i18next'
import buttons from '../../../kit/buttons.module.css'
import { giveCropBack, takeCrop } from '../keys/cropping.ts'
import type { Bench } from '../pointer/gesture.ts'
import { useCropped } from '../state/cropping.ts'
import styles from './CropBar.module.css'

/** Buttons that end a crop where there is no keyboard. */
export function CropBar({ bench }: { bench: () => Bench | null }) {
  const { t } = useTranslation()
  if (!useCropped()) return null
  const end = (how: typeof takeCrop) => () => {
    const now = bench()
    if (now) how(now)
  }
  return (
    <fieldset className={styles['bar']} aria-label={t('boardEditor.crop.label')} data-own-pointer>
      <button type="button" className={buttons['plain']} onClick={end(giveCropBack)}>
        {t('boardEditor.crop.back')}
      </button>
      <button type="button" className={buttons['filled']} onClick={end(takeCrop)}>
        {t('boardEditor.crop.take')}
      </button>
    </fieldset>
  )
}
