import '../../locales/background-work-texts.ts'
import { useIsFetching } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import buttons from '../../ui/buttons.module.css'
import { backgroundWork, useLookAgain } from './queries.ts'

/** Reads the page again: work goes on while somebody looks. */
export function LookAgain() {
  const { t } = useTranslation()
  const lookAgain = useLookAgain()
  const isBusy = useIsFetching({ queryKey: backgroundWork.queryKey }) > 0
  return (
    <button type="button" className={buttons['plain']} aria-busy={isBusy} onClick={() => isBusy || void lookAgain()}>
      {t('backgroundWork.lookAgain')}
    </button>
  )
}
