import { useTranslation } from 'react-i18next'
import type { PanelMaterial } from '../../boards/adding/panel/material.ts'
import { OtherMaterials } from '../../boards/adding/panel/OtherMaterials.tsx'
import styles from '../SubstitutionDialog.module.css'
import { CandidateNote } from './CandidateNote.tsx'

interface ChooseOtherProps {
  skuId: string
  onChoose: (skuId: string) => void
}

/** The first step: choose another material. Each shows how it differs. */
export function ChooseOther({ skuId, onChoose }: ChooseOtherProps) {
  const { t } = useTranslation()
  const taking = {
    labelOf: (name: string) => t('substitution.choose', { name }),
    onPress: (material: PanelMaterial) => {
      if (material.skuId !== skuId) onChoose(material.skuId)
    },
    renderNote: (material: PanelMaterial) =>
      material.skuId !== skuId && <CandidateNote fromSkuId={skuId} material={material} />,
  }
  return (
    <>
      <p className={styles['hint']}>{t('substitution.chooseHint')}</p>
      <OtherMaterials skuId={skuId} taking={taking} />
    </>
  )
}
