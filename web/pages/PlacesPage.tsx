import { useTranslation } from 'react-i18next'
import { PlaceRulesView } from '../keeping/places/PlaceRulesView.tsx'
import { OperatorFrame } from '../operator/OperatorFrame.tsx'

/** /operator/places: the rules by which products fit places, to be switched off or changed. */
export function PlacesPage() {
  const { t } = useTranslation()
  return (
    <OperatorFrame title={t('placeRules.title')} hint={t('placeRules.hint')}>
      <PlaceRulesView />
    </OperatorFrame>
  )
}
