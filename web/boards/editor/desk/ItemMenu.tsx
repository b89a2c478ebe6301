import { Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import menu from '../../../ui/menu.module.css'
import type { Bench } from '../pointer/gesture.ts'
import { chosenItems, duplicateChosen, groupChosen, removeChosen, toggleLock, ungroupChosen } from '../keys/commands.ts'
import { copyChosen, cutChosen, hasCopied, paste } from '../keys/clipboard.ts'
import { focusChosen } from '../keys/walking.ts'
import { layerChosen } from '../keys/layers.ts'
import { closeMenu, useMenuPlace } from '../state/menu.ts'
import styles from './ItemMenu.module.css'

/** What can be done with what is chosen, where it was asked for: by the other button, a finger that stayed, or Shift+F10. */
export function ItemMenu({ bench }: { bench: () => Bench | null }) {
  const place = useMenuPlace()
  const now = place && bench()
  if (!place || !now) return null
  return (
    <Menu
      opened
      onClose={() => {
        closeMenu()
        // It is gone at once, and the focus with it: keys go on with what is chosen.
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
  const chosen = chosenItems(bench)
  const isLocked = chosen.length > 0 && chosen.every(({ locked }) => locked)
  const isGrouped = chosen.some(({ groupId }) => groupId !== null)
  const put = hasCopied() && <Menu.Item onClick={() => paste(bench, null)}>{t('boardEditor.menu.paste')}</Menu.Item>
  if (chosen.length === 0) return put || <Menu.Label>{t('boardEditor.menu.nothing')}</Menu.Label>
  return (
    <>
      <Menu.Item onClick={() => duplicateChosen(bench)}>{t('boardEditor.menu.duplicate')}</Menu.Item>
      <Menu.Item onClick={() => copyChosen(bench, null)}>{t('boardEditor.menu.copy')}</Menu.Item>
      <Menu.Item onClick={() => cutChosen(bench, null)}>{t('boardEditor.menu.cut')}</Menu.Item>
      {put}
      <Menu.Divider />
      <Menu.Item onClick={() => layerChosen(bench, 'front')}>{t('boardEditor.menu.front')}</Menu.Item>
      <Menu.Item onClick={() => layerChosen(bench, 'back')}>{t('boardEditor.menu.back')}</Menu.Item>
      <Menu.Divider />
      {chosen.length > 1 && !isGrouped && (
        <Menu.Item onClick={() => groupChosen(bench)}>{t('boardEditor.menu.group')}</Menu.Item>
      )}
      {isGrouped && <Menu.Item onClick={() => ungroupChosen(bench)}>{t('boardEditor.menu.ungroup')}</Menu.Item>}
      <Menu.Item onClick={() => toggleLock(bench)}>
        {t(isLocked ? 'boardEditor.menu.unlock' : 'boardEditor.menu.lock')}
      </Menu.Item>
      {!isLocked && <Menu.Item onClick={() => removeChosen(bench)}>{t('boardEditor.menu.remove')}</Menu.Item>}
    </>
  )
}
