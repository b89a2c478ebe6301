import '@mantine/core/styles/Tabs.layer.css'
import '../../../locales/board-adding-texts.ts'
import '../../../locales/budget-adding-texts.ts'
import { Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BudgetStatus } from '../../../../contract/budgets/budget.ts'
import { inOrder } from '../../../../contract/budgets/entries.ts'
import { mayChange } from '../../../../contract/budgets/permitted.ts'
import { FoldersTab } from '../../../boards/adding/panel/FoldersTab.tsx'
import { SeenTab } from '../../../boards/adding/panel/KnownTabs.tsx'
import type { PanelMaterial } from '../../../boards/adding/panel/material.ts'
import { SearchTab } from '../../../boards/adding/panel/SearchTab.tsx'
import { useIsChinese } from '../../../catalogue/names.ts'
import { rateList } from '../../../catalogue/queries.ts'
import { reportFailure } from '../../../errors/report.ts'
import buttons from '../../../ui/buttons.module.css'
import { CloseButton } from '../../../ui/dialog/CloseButton.tsx'
import { useFocusWithin } from '../../../ui/focus/use-focus-within.ts'
import { useStore } from '../../../ui/store.ts'
import tabStyles from '../../../ui/tabs.module.css'
import { say } from '../../../ui/toasts/spoken.ts'
import { showToast } from '../../../ui/toasts/toast.ts'
import type { TableEditor } from '../../table/table-props.ts'
import { createRoomsKeeper } from '../../table/rows/rooms-keeper.ts'
import { findOffers } from '../find-offers.ts'
import { isNothing } from '../quantities.ts'
import { useQuantityText } from '../quantity-text.ts'
import styles from './AddLines.module.css'
import { OwnLineForm } from './OwnLineForm.tsx'
import { takenIn } from './take-in.ts'

const TABS = [
  { value: 'search', Tab: SearchTab },
  { value: 'folders', Tab: FoldersTab },
  { value: 'seen', Tab: SeenTab },
] as const
const YUAN = 'CNY'

export interface AddLinesProps {
  editor: Pick<TableEditor, 'get' | 'subscribe' | 'edit'>
  status: BudgetStatus
  /** Where the person stands: new lines go there. Without a section each goes to that of its product. */
  roomId?: string | null
  section?: string
  /** What the section of the member's own lines is to begin with. */
  ownSection?: string
  /** Lines that were made, or have more now. */
  onAdded?: (lineIds: readonly string[]) => void
  onClose: () => void
}

/** The panel beside a budget's table: materials of the catalogue, and lines of one's own, put in one step each. */
export function AddLines({
  editor,
  status,
  roomId = null,
  section = '',
  ownSection = section,
  onAdded,
  onClose,
}: AddLinesProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const panel = useRef<HTMLElement>(null)
  useFocusWithin(panel)
  const [tab, setTab] = useState('search')
  const [chosen, setChosen] = useState<ReadonlyMap<string, PanelMaterial>>(new Map())
  const { place, rooms, choosePlace } = usePlace(editor, roomId)
  const base = useStore(editor, ({ draft }) => draft.fields.baseCurrency)
  const { data: rates = [] } = useQuery({ ...rateList, enabled: base !== YUAN })
  const quantityText = useQuantityText()

  const isClosed = !mayChange(status, { of: 'line', field: 'whole' })
  const take = async (materials: readonly PanelMaterial[]) => {
    if (isClosed) return showToast(t('budgetAdding.statusForbids'))
    const offers = await findOffers(materials.map(({ skuId }) => skuId))
    const [first] = materials
    if (offers.length === 0 || !first) return showToast(t('budgetAdding.nothing'))
    const { edit, outcomes, overflow } = takenIn(editor.get().draft, offers, {
      roomId: place,
      section,
      isChinese,
      rates,
    })
    if (overflow) return showToast(t(`budgetAdding.noRoom.${overflow.of}`, overflow))
    if (edit) editor.edit(edit)
    setChosen(new Map())
    onAdded?.([...new Set(outcomes.map(({ lineId }) => lineId))])
    const [only] = outcomes
    const { name } = first
    if (outcomes.length > 1 || !only || only.kind === 'new')
      say(t('budgetAdding.taken', { count: outcomes.length, name }))
    else if (only.kind === 'same' || only.kind === 'follows' || only.kind === 'otherUnit')
      showToast(t('budgetAdding.takenSame', { name }))
    else if (only.kind === 'more' && isNothing(only.after)) showToast(t('budgetAdding.takenRoom', { name }))
    else {
      const unit = only.wanted.offer.unit
      const [before, after] = [only.before ?? '0', only.after].map((one) => quantityText(one, unit))
      showToast(t('budgetAdding.takenMore', { name, before, after }))
    }
    if (offers.length < materials.length)
      showToast(t('budgetAdding.leftOut', { count: materials.length - offers.length }))
  }
  const takeOrTell = (materials: readonly PanelMaterial[]) => void take(materials).catch(reportFailure)
  const toggle = (material: PanelMaterial) =>
    setChosen((before) => {
      const next = new Map(before)
      if (!next.delete(material.skuId)) next.set(material.skuId, material)
      return next
    })
  const taking = {
    labelOf: (name: string) => t('budgetAdding.take', { name }),
    onPress: (material: PanelMaterial) => takeOrTell([material]),
    ticks: { ids: new Set(chosen.keys()), toggle },
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape is the shortcut of its button
    <section
      ref={panel}
      className={styles['panel']}
      aria-label={t('budgetAdding.panel')}
      onKeyDown={(event) => {
        // What the table does with keys it does not do with these.
        event.stopPropagation()
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('budgetAdding.panel')}</h2>
        <CloseButton label={t('budgetAdding.close')} onClose={onClose} />
      </div>
      {isClosed && <p className={styles['closed']}>{t('budgetAdding.statusForbids')}</p>}
      {rooms.length > 0 && (
        <label className={styles['place']}>
          <span>{t('budgetAdding.into')}</span>
          <select value={place ?? ''} onChange={({ target }) => choosePlace(target.value || null)}>
            <option value="">{t('budgetAdding.wholeProject')}</option>
            {rooms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Tabs
        value={tab}
        onChange={(chosenTab) => setTab(chosenTab ?? 'search')}
        keepMounted={false}
        className={styles['tabs'] ?? ''}
        classNames={{ list: `${tabStyles['list']} ${styles['list']}`, tab: tabStyles['tab'] ?? '' }}
      >
        <Tabs.List aria-label={t('budgetAdding.panel')}>
          {TABS.map(({ value }) => (
            <Tabs.Tab key={value} value={value}>
              {t(`budgetAdding.tabs.${value}`)}
            </Tabs.Tab>
          ))}
          <Tabs.Tab value="own">{t('budgetAdding.tabs.own')}</Tabs.Tab>
        </Tabs.List>
        {TABS.map(({ value, Tab }) => (
          <Tabs.Panel key={value} value={value} className={styles['content'] ?? ''}>
            <Tab taking={taking} />
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="own" className={styles['content'] ?? ''}>
          <OwnLineForm editor={editor} status={status} roomId={place} section={ownSection} onAdded={onAdded} />
        </Tabs.Panel>
      </Tabs>
      {tab !== 'own' && (
        <Foot count={chosen.size} onNone={() => setChosen(new Map())} onTake={() => takeOrTell([...chosen.values()])} />
      )}
    </section>
  )
}

function Foot({ count, onNone, onTake }: { count: number; onNone: () => void; onTake: () => void }) {
  const { t } = useTranslation()
  if (count === 0)
    return (
      <div className={styles['foot']}>
        <p className={styles['hint']}>{t('budgetAdding.takeHint')}</p>
      </div>
    )
  return (
    <div className={styles['foot']}>
      <output className={styles['count']}>{t('budgetAdding.chosen', { count })}</output>
      <button type="button" className={buttons['plain']} onClick={onNone}>
        {t('budgetAdding.chooseNone')}
      </button>
      <button type="button" className={buttons['filled']} onClick={onTake}>
        {t('budgetAdding.addChosen')}
      </button>
    </div>
  )
}

/** The room that new lines go to: where the person stands, until they choose another. */
function usePlace(editor: AddLinesProps['editor'], roomId: string | null) {
  const items = useStore(editor, ({ draft }) => draft.items)
  const [roomsOf] = useState(createRoomsKeeper)
  const rooms = inOrder(roomsOf(items).values())
  const [choice, setChoice] = useState({ at: roomId, roomId })
  if (choice.at !== roomId) setChoice({ at: roomId, roomId })
  const wanted = choice.at === roomId ? choice.roomId : roomId
  const place = rooms.some(({ id }) => id === wanted) ? wanted : null
  return { place, rooms, choosePlace: (chosen: string | null) => setChoice({ at: roomId, roomId: chosen }) }
}
