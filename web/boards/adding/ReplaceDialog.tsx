import '../../locales/board-adding-texts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sample } from '../../../contract/boards/item.ts'
import { skuNameOf, useIsChinese } from '../../catalogue/names.ts'
import { reportFailure } from '../../errors/report.ts'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import '../../locales/substituting-texts.ts'
import { askForSamples } from '../queries.ts'
import type { FoundSku } from './laying.ts'
import type { PanelMaterial } from './panel/material.ts'
import { OtherMaterials } from './panel/OtherMaterials.tsx'
import styles from './ReplaceDialog.module.css'

interface ReplaceDialogProps {
  /** Null while it is closed. */
  sample: Pick<Sample, 'refId' | 'snapshot'> | null
  onClose: () => void
  /** Called with the chosen material. */
  onReplace: (found: FoundSku) => void
  /** Replaces the material wherever it is used, not only here. */
  onEverywhere?: (() => void) | undefined
}

/** Chooses another material for a sample. Similar ones come first. */
export function ReplaceDialog({ sample, onClose, onReplace, onEverywhere }: ReplaceDialogProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  // While the dialog fades out, it keeps showing the last sample.
  const [last, setLast] = useState(sample)
  if (sample && sample !== last) setLast(sample)
  const shown = sample ?? last
  const take = async ({ skuId }: PanelMaterial) => {
    const [found] = await askForSamples([skuId])
    if (!found) return
    onReplace(found)
    onClose()
  }
  const taking = {
    labelOf: (name: string) => t('boardAdding.replace', { name }),
    onPress: (material: PanelMaterial) => void take(material).catch(reportFailure),
  }
  const name = shown ? skuNameOf(isChinese, shown.snapshot, shown.snapshot.variant) : ''
  return (
    <Dialog
      title={t('boardAdding.replaceTitle', { name })}
      closeLabel={t('drawer.close')}
      width={760}
      isOpen={sample !== null}
      onClose={onClose}
    >
      <p className={styles['hint']}>
        {t('boardAdding.replaceHint')}
        {onEverywhere && (
          <button type="button" className={styles['everywhere']} aria-haspopup="dialog" onClick={onEverywhere}>
            {t('substituting.everywhere')}
          </button>
        )}
      </p>
      {shown && <OtherMaterials skuId={shown.refId} taking={taking} />}
    </Dialog>
  )
}
