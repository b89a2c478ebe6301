import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { BoardEditorTexts } from '../../../locales/board-editor-texts.ts'
import menu from '../../../kit/menu.module.css'
import { usePageUnit } from '../../../kit/page-unit.ts'
import { useBeginDiscussion } from '../../../workspace/discussing.ts'
import { hasPicture } from '../../verbs/crop.ts'
import { beginCrop } from '../keys/cropping.ts'
import type { Bench } from '../pointer/gesture.ts'
import { chosenItems, duplicateChosen, groupChosen, removeChosen, toggleLock, ungroupChosen } from '../keys/commands.ts'
import { copyChosen, cutChosen, hasCopied, paste } from '../keys/clipboard.ts'
import { focusChosen } from '../keys/walking.ts'
import { layerChosen } from '../keys/layers.ts'
import { isGroup } from '../state/choosing.ts'
import { closeMenu, useMenuPlace } from '../state/menu.ts'
import styles from './ItemMenu.module.css'

/** The menu of the chosen items, opened by the right button, a long press, or Shift+F10. */
export function ItemMenu({ bench }: { bench: () => Bench | null }) {
  const place = useMenuPlace()
  const now = place && bench()
  if (!place || !now) return null
  return (
    <Menu
      opened
      onClose={() => {
        closeMenu()
        // The menu has gone with its focus, so the chosen item takes it.
        focusChosen(now)
      }}
      position="bottom-start"
      classNames={menu}
      withInitialFocusPlaceholder={false}
      trapFocus
      returnFocus={false}
    >
      <Menu.Target>
        <span className={styles['place']} style={{ left: place.x, top: place.y }} />
      </Menu.Target>
      <Menu.Dropdown data-own-pointer>
        <Verbs bench={now} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Verbs({ bench }: { bench: Bench }) {
  const { t } = useTranslation()
  const begin = useBeginDiscussion()
  const chosen = chosenItems(bench)
  const [only] = chosen.length === 1 ? chosen : []
  const isLocked = chosen.length > 0 && chosen.every(({ locked }) => locked)
  const isGrouped = chosen.some(({ groupId }) => groupId !== null)
  const put = hasCopied() && <Verb name="paste" keys="Ctrl V" onPress={() => paste(bench, null)} />
  if (chosen.length === 0) return put || <Menu.Label>{t('boardEditor.menu.nothing')}</Menu.Label>
  return (
    <>
      {only && hasPicture(only) && !isLocked && (
        <Verb name="crop" keys="Enter" onPress={() => beginCrop(bench, only)} />
      )}
      <Verb name="duplicate" keys="Ctrl D" onPress={() => duplicateChosen(bench)} />
      <Verb name="copy" keys="Ctrl C" onPress={() => copyChosen(bench, null)} />
      <Verb name="cut" keys="Ctrl X" onPress={() => cutChosen(bench, null)} />
      {put}
      <Menu.Divider />
      <Verb name="front" keys="Shift ]" onPress={() => layerChosen(bench, 'front')} />
      <Verb name="back" keys="Shift [" onPress={() => layerChosen(bench, 'back')} />
      <Menu.Divider />
      {chosen.length > 1 && !isGroup(chosen) && <Verb name="group" keys="Ctrl G" onPress={() => groupChosen(bench)} />}
      {isGrouped && <Verb name="ungroup" keys="Ctrl Shift G" onPress={() => ungroupChosen(bench)} />}
      <Verb name={isLocked ? 'unlock' : 'lock'} keys="L" onPress={() => toggleLock(bench)} />
      {only && begin && <Menu.Item onClick={() => begin({ itemId: only.id })}>{t('discussion.begin')}</Menu.Item>}
      {!isLocked && <Verb name="remove" keys="Delete" onPress={() => removeChosen(bench)} />}
    </>
  )
}

interface VerbProps {
  name: keyof BoardEditorTexts['menu']
  /** The keyboard shortcut. */
  keys: string
  onPress: () => void
}

function Verb({ name, keys, onPress }: VerbProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const shown = !isPhone && (
    <kbd className={styles['keys']} aria-hidden>
      {keys}
    </kbd>
  )
  return (
    <Menu.Item
      rightSection={shown}
      aria-keyshortcuts={keys.replaceAll(' ', '+').replace('Ctrl', 'Control')}
      onClick={onPress}
    >
      {t(`boardEditor.menu.${name}`)}
    </Menu.Item>
  )
}
