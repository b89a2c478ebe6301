import '../../../locales/board-adding-texts.ts'
import '../../../locales/budget-adding-texts.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BudgetStatus } from '../../../../contract/budgets/budget.ts'
import { inOrder } from '../../../../contract/budgets/entries.ts'
import { mayChange } from '../../../../contract/budgets/permitted.ts'
import { AddingFoot, AddingFrame } from '../../../boards/adding/panel/AddingFrame.tsx'
import { useChosenMaterials } from '../../../boards/adding/panel/chosen-materials.ts'
import { FoldersTab } from '../../../boards/adding/panel/FoldersTab.tsx'
import { SeenTab } from '../../../boards/adding/panel/KnownTabs.tsx'
import type { PanelMaterial } from '../../../boards/adding/panel/material.ts'
import { SearchTab } from '../../../boards/adding/panel/SearchTab.tsx'
import { reportFailure } from '../../../errors/report.ts'
import { useStore } from '../../../kit/store.ts'
import type { TableEditor } from '../../table/table-props.ts'
import { createRoomsKeeper } from '../../table/rows/rooms-keeper.ts'
import styles from './AddLines.module.css'
import { OwnLineForm } from './OwnLineForm.tsx'
import { useTaking } from './use-taking.ts'

export interface AddLinesProps {
  editor: Pick<TableEditor, 'get' | 'subscribe' | 'edit'>
  status: BudgetStatus
  /** The room and section of the current row, where new lines go. With an empty section, each line takes its product's section. */
  roomId?: string | null
  section?: string
  /** The section that the form for own lines begins with. */
  ownSection?: string
  /** Lines that were created or have a greater quantity now. */
  onAdded?: (lineIds: readonly string[]) => void
  onClose: () => void
}

/** The panel beside a budget's table. It adds materials of the catalogue and lines of one's own. */
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
  const panel = useRef<HTMLElement>(null)
  const { chosen, toggle, clear } = useChosenMaterials()
  const { place, rooms, choosePlace } = usePlace(editor, roomId)
  const isClosed = !mayChange(status, { of: 'line', field: 'whole' })
  const onTaken = (lineIds: readonly string[]) => {
    clear()
    onAdded?.(lineIds)
  }
  const take = useTaking({ editor, roomId: place, section, isClosed, onTaken })
  const takeOrTell = (materials: readonly PanelMaterial[]) => void take(materials).catch(reportFailure)
  const taking = {
    labelOf: (name: string) => t('budgetAdding.take', { name }),
    onPress: (material: PanelMaterial) => takeOrTell([material]),
    ticks: { ids: new Set(chosen.keys()), toggle },
  }
  const ownLines = <OwnLineForm editor={editor} status={status} roomId={place} section={ownSection} onAdded={onAdded} />
  return (
    <AddingFrame
      panel={panel}
      className={styles['panel']}
      label={t('budgetAdding.panel')}
      closeLabel={t('budgetAdding.close')}
      onClose={onClose}
      onKeyDown={(event) => {
        // The table's keys must not work while the focus is in here.
        event.stopPropagation()
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      tabs={[
        { value: 'search', label: t('budgetAdding.tabs.search'), content: <SearchTab taking={taking} /> },
        { value: 'folders', label: t('budgetAdding.tabs.folders'), content: <FoldersTab taking={taking} /> },
        { value: 'seen', label: t('budgetAdding.tabs.seen'), content: <SeenTab taking={taking} /> },
        { value: 'own', label: t('budgetAdding.tabs.own'), content: ownLines, hasNoFoot: true },
      ]}
      foot={
        <AddingFoot
          count={chosen.size}
          texts={{
            hint: t('budgetAdding.takeHint'),
            count: t('budgetAdding.chosen', { count: chosen.size }),
            none: t('budgetAdding.chooseNone'),
            add: t('budgetAdding.addChosen'),
          }}
          onNone={clear}
          onAdd={() => takeOrTell([...chosen.values()])}
        />
      }
    >
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
    </AddingFrame>
  )
}

/** The room that new lines go to: the room of the current row until the member chooses another. */
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
