import '@mantine/core/styles/Tabs.layer.css'
import '../../locales/board-adding-texts.ts'
import { Tabs } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import buttons from '../../ui/buttons.module.css'
import { CloseButton } from '../../ui/dialog/CloseButton.tsx'
import { useFocusWithin } from '../../ui/focus/use-focus-within.ts'
import { Picture } from '../../ui/pictures/Picture.tsx'
import tabStyles from '../../ui/tabs.module.css'
import { say } from '../../ui/toasts/spoken.ts'
import { findSkus } from './add-samples.ts'
import styles from './AddingPanel.module.css'
import type { FoundSku } from './laying.ts'
import { useCarrying, type DropPlace } from './panel/carrying.ts'
import { FoldersTab } from './panel/FoldersTab.tsx'
import { PictureTab, SeenTab } from './panel/KnownTabs.tsx'
import type { PanelMaterial } from './panel/material.ts'
import { SearchTab } from './panel/SearchTab.tsx'

const TABS = [
  { value: 'search', Tab: SearchTab },
  { value: 'folders', Tab: FoldersTab },
  { value: 'picture', Tab: PictureTab },
  { value: 'seen', Tab: SeenTab },
] as const

interface AddingPanelProps {
  /** Lays samples where there is room, or with the middle of the first at the place of the drop. Answers whether that was on the paper. */
  onLay: (found: readonly FoundSku[], at?: DropPlace) => boolean
  onClose: () => void
}

/** The panel beside a board's paper, with materials to lay by a press, by dragging, or several at once. */
export function AddingPanel({ onLay, onClose }: AddingPanelProps) {
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  useFocusWithin(panel)
  const [chosen, setChosen] = useState<ReadonlyMap<string, PanelMaterial>>(new Map())
  const lay = async (materials: readonly PanelMaterial[], at?: DropPlace) => {
    const found = await findSkus(materials.map(({ skuId }) => skuId))
    const [first] = materials
    if (found.length === 0 || !first) return say(t('boardAdding.nothing'))
    if (!onLay(found, at)) return
    setChosen(new Map())
    say(t('boardAdding.laid', { count: found.length, name: first.name }))
  }
  const layOrTell = (materials: readonly PanelMaterial[], at?: DropPlace) =>
    void lay(materials, at).catch(reportFailure)
  const toggle = (material: PanelMaterial) =>
    setChosen((before) => {
      const next = new Map(before)
      if (!next.delete(material.skuId)) next.set(material.skuId, material)
      return next
    })
  const { carried, hold } = useCarrying(panel, (material, place) =>
    layOrTell(chosen.has(material.skuId) ? [...chosen.values()] : [material], place),
  )
  const taking = {
    labelOf: (name: string) => t('boardAdding.lay', { name }),
    onPress: (material: PanelMaterial) => layOrTell([material]),
    ticks: { ids: new Set(chosen.keys()), toggle },
    onHold: hold,
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the shortcut of its button
    <section
      ref={panel}
      className={styles['panel']}
      aria-label={t('boardAdding.panel')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || carried) return
        event.stopPropagation()
        onClose()
      }}
    >
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('boardAdding.panel')}</h2>
        <CloseButton label={t('boardAdding.close')} onClose={onClose} />
      </div>
      <Tabs
        defaultValue="search"
        keepMounted={false}
        className={styles['tabs'] ?? ''}
        classNames={{ list: `${tabStyles['list']} ${styles['list']}`, tab: tabStyles['tab'] ?? '' }}
      >
        <Tabs.List aria-label={t('boardAdding.panel')}>
          {TABS.map(({ value }) => (
            <Tabs.Tab key={value} value={value}>
              {t(`boardAdding.tabs.${value}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ value, Tab }) => (
          <Tabs.Panel key={value} value={value} className={styles['content'] ?? ''}>
            <Tab taking={taking} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <div className={styles['foot']}>
        {chosen.size === 0 && <p className={styles['hint']}>{t('boardAdding.dragHint')}</p>}
        {chosen.size > 0 && (
          <>
            <output className={styles['count']}>{t('boardAdding.chosen', { count: chosen.size })}</output>
            <button type="button" className={buttons['plain']} onClick={() => setChosen(new Map())}>
              {t('boardAdding.chooseNone')}
            </button>
            <button type="button" className={buttons['filled']} onClick={() => layOrTell([...chosen.values()])}>
              {t('boardAdding.layChosen')}
            </button>
          </>
        )}
      </div>
      {carried && (
        <div
          className={styles['carried']}
          style={{ transform: `translate(${carried.clientX}px, ${carried.clientY}px)` }}
          aria-hidden
        >
          <Picture address={carried.material.picture} alt="" sizes="96px" color={carried.material.color} isEager />
        </div>
      )}
    </section>
  )
}
