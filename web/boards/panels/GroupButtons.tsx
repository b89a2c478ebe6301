import { IconCircleDashed, IconCircles } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Item } from '../../../contract/boards/item.ts'
import { groupChosen, ungroupChosen } from '../editor/keys/commands.ts'
import { useEditedBoard } from '../editor/state/board-editor.ts'
import { isGroup } from '../editor/state/choosing.ts'
import { IconButton } from './IconButton.tsx'

/** Groups several items, and ungroups a group. The first button keeps its place and the focus, whichever it does. */
export function GroupButtons({ chosen }: { chosen: readonly Item[] }) {
  const { t } = useTranslation()
  const board = useEditedBoard()
  if (chosen.length < 2) return null
  const isWhole = isGroup(chosen)
  const isPartly = !isWhole && chosen.some(({ groupId }) => groupId !== null)
  return (
    <>
      <IconButton
        label={t(isWhole ? 'boardEditor.menu.ungroup' : 'boardEditor.menu.group')}
        isNamed
        onPress={() => (isWhole ? ungroupChosen : groupChosen)({ board, t })}
      >
        {isWhole ? <IconCircleDashed /> : <IconCircles />}
      </IconButton>
      {isPartly && (
        <IconButton label={t('boardEditor.menu.ungroup')} isNamed onPress={() => ungroupChosen({ board, t })}>
          <IconCircleDashed />
        </IconButton>
      )}
    </>
  )
}
