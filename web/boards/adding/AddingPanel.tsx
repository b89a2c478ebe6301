import '../../locales/board-adding-texts.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { Picture } from '../../kit/pictures/Picture.tsx'
import { say } from '../../kit/toasts/spoken.ts'
import { askForSamples } from '../queries.ts'
import styles from './AddingPanel.module.css'
import type { FoundSku } from './laying.ts'
import { AddingFoot, AddingFrame } from './panel/AddingFrame.tsx'
import { useMaterialDrag, type DropPlace } from './panel/carrying.ts'
import { useChosenMaterials } from './panel/chosen-materials.ts'
import { FoldersTab } from './panel/FoldersTab.tsx'
import { PictureTab, SeenTab } from './panel/KnownTabs.tsx'
import type { PanelMaterial } from './panel/material.ts'
import { SearchTab } from './panel/SearchTab.tsx'

interface AddingPanelProps {
  /** Places samples where there is room, or the first one with its middle where it was dropped. Returns whether they are on the paper. */
  onLay: (found: readonly FoundSku[], at?: DropPlace) => boolean
  onClose: () => void
}

/** The panel beside a board's paper. Materials are placed by a press, by dragging, or several at once. */
export function AddingPanel({ onLay, onClose }: AddingPanelProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  const { chosen, toggle, clear } = useChosenMaterials()
  const lay = async (materials: readonly PanelMaterial[], at?: DropPlace) => {
    const found = await askForSamples(materials.map(({ skuId }) => skuId))
    const [first] = materials
    if (found.length === 0 || !first) return say(t('boardAdding.nothing'))
    if (!onLay(found, at)) return
    clear()
    say(t('boardAdding.laid', { count: found.length, name: first.name }))
  }
  const layOrTell = (materials: readonly PanelMaterial[], at?: DropPlace) =>
    void lay(materials, at).catch(reportFailure)
  const { carried, hold } = useMaterialDrag(panel, (material, place) =>
    layOrTell(chosen.has(material.skuId) ? [...chosen.values()] : [material], place),
  )
  const taking = {
    labelOf: (name: string) => t('boardAdding.lay', { name }),
    onPress: (material: PanelMaterial) => layOrTell([material]),
    ticks: { ids: new Set(chosen.keys()), toggle },
    onHold: hold,
  }
  return (
    <AddingFrame
      panel={panel}
      className={styles['panel']}
      label={t('boardAdding.panel')}
      closeLabel={t('boardAdding.close')}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || carried) return
        event.stopPropagation()
        onClose()
      }}
      tabs={[
        { value: 'search', label: t('boardAdding.tabs.search'), content: <SearchTab taking={taking} /> },
        { value: 'folders', label: t('boardAdding.tabs.folders'), content: <FoldersTab taking={taking} /> },
        { value: 'picture', label: t('boardAdding.tabs.picture'), content: <PictureTab taking={taking} /> },
        { value: 'seen', label: t('boardAdding.tabs.seen'), content: <SeenTab taking={taking} /> },
      ]}
      foot={
        <>
          <AddingFoot
            count={chosen.size}
            texts={{
              hint: t('boardAdding.dragHint'),
              count: t('boardAdding.chosen', { count: chosen.size }),
              none: t('boardAdding.chooseNone'),
              add: t('boardAdding.layChosen'),
            }}
            onNone={clear}
            onAdd={() => layOrTell([...chosen.values()])}
          />
          {carried && (
            <div
              className={styles['carried']}
              style={{ transform: `translate(${carried.clientX}px, ${carried.clientY}px)` }}
              aria-hidden
            >
              <Picture address={carried.material.picture} alt="" sizes="96px" color={carried.material.color} isEager />
            </div>
          )}
        </>
      }
    />
  )
}
